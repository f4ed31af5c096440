# The window of one's account.

account-guest = Du spielst als Gast: Dein Name bleibt nur in diesem Browser.
account-is = Dein Konto: { $login }
account-be-guest = Als Gast spielen
account-rename = Namen ändern
account-renamed = Dein Name ist geändert.
account-register = Konto anlegen
account-registered = Dein Konto ist angelegt. Deine Partien bleiben deine.
account-register-about =
    Ein Konto behält deinen Namen und deine Partien, auf jedem Gerät. Es braucht keine E-Mail-Adresse; ein vergessenes
    Passwort lässt sich aber nur per E-Mail erneuern, also gib danach am besten eine an.
account-login = Anmeldename
account-login-shape = 3 bis 32 Buchstaben, Ziffern, Punkte, Binde- oder Unterstriche
account-secret = Passwort
account-secret-shape = mindestens 8 Zeichen
account-old-secret = Altes Passwort
account-new-secret = Neues Passwort
account-password = Passwort ändern
account-password-changed = Dein Passwort ist geändert.
account-export = Meine Daten herunterladen
account-devices = Geräte
account-device = Unbekanntes Gerät
account-device-this = Dieses Gerät
account-device-used = Zuletzt benutzt: { $when }
account-devices-others = Überall sonst abmelden
account-delete = Löschen
account-delete-about =
    Dein Name und dein Anmeldename werden endgültig gelöscht. Partien, die andere mit dir gespielt haben, behalten sie,
    ohne deinen Namen.
account-delete-now = Endgültig löschen
account-wrong-password = Anmeldename oder Passwort stimmt nicht.
account-wrong-secret = Das Passwort stimmt nicht.
account-login-taken = Dieser Anmeldename ist vergeben.
account-login-leaves-guest = Was du als { $name } spielst, bleibt beim Gast.
account-forgotten = Passwort vergessen?
account-email = E-Mail
account-email-about = Nur für ein vergessenes Passwort: Dann kommt dorthin ein Link. Sonst sieht niemand die Adresse.
account-email-is = Deine Adresse: { $email }
account-email-none = Du hast keine Adresse angegeben.
account-email-no-mail =
    Dieser Server verschickt keine E-Mails. Wende dich an seinen Betreiber, wenn du dein Passwort vergisst.
account-email-new = Adresse
account-email-send = Link schicken
account-email-sent = Ein Link ist unterwegs an { $email }. Die Adresse gilt, sobald du ihn geöffnet hast.
account-email-drop = Adresse entfernen
account-email-dropped = Die Adresse ist entfernt.
