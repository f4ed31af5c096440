# The window of one's account.

account-guest = Вы играете гостем: имя хранится только в этом браузере.
account-is = Ваша учётная запись: { $login }
account-be-guest = Играть гостем
account-rename = Сменить имя
account-renamed = Имя изменено.
account-register = Создать учётную запись
account-registered = Учётная запись создана. Ваши партии остаются вашими.
account-register-about =
    Учётная запись хранит ваше имя и партии на любом устройстве. Почта не нужна, но забытый пароль можно сменить только
    по почте, поэтому адрес лучше указать потом.
account-login = Логин
account-login-shape = от 3 до 32 латинских букв, цифр, точек, дефисов или подчёркиваний
account-secret = Пароль
account-secret-shape = не меньше 8 знаков
account-old-secret = Старый пароль
account-new-secret = Новый пароль
account-password = Сменить пароль
account-password-changed = Пароль изменён.
account-export = Скачать мои данные
account-devices = Устройства
account-device = Неизвестное устройство
account-device-this = Это устройство
account-device-used = Последний раз использовалось: { $when }
account-devices-others = Выйти на всех остальных
account-delete = Удалить
account-delete-about =
    Имя и логин будут удалены навсегда. Партии, сыгранные с вами, останутся у других игроков, но без вашего имени.
account-delete-now = Удалить навсегда
account-wrong-password = Неверный логин или пароль.
account-wrong-secret = Неверный пароль.
account-login-taken = Этот логин занят.
account-login-leaves-guest = Партии, которые вы играете как { $name }, останутся у гостя.
account-forgotten = Забыли пароль?
account-email = Почта
account-email-about = Только на случай забытого пароля: туда придёт ссылка. Больше никто адрес не увидит.
account-email-is = Ваш адрес: { $email }
account-email-none = Вы не указали адрес.
account-email-no-mail = Этот сервер не отправляет писем. Если забудете пароль, обратитесь к его владельцу.
account-email-new = Адрес
account-email-send = Отправить ссылку
account-email-sent = Ссылка отправлена на { $email }. Адрес начнёт действовать, когда вы её откроете.
account-email-drop = Удалить адрес
account-email-dropped = Адрес удалён.
