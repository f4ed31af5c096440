# E-Mails über ein Konto und die Seiten hinter den Links darin.

mail-password-subject = Majlis: ein neues Passwort
mail-password-text =
    Jemand, vermutlich du, hat ein neues Passwort für dein Konto bei Majlis angefordert. Setze es innerhalb einer Stunde hier:

    { $link }

    Wenn du das nicht warst, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
mail-email-subject = Majlis: Bestätige deine Adresse
mail-email-text =
    Jemand, vermutlich du, hat diese Adresse für ein Konto bei Majlis angegeben. Bestätige sie innerhalb eines Tages hier:

    { $link }

    Wenn du das nicht warst, brauchst du nichts zu tun: Es kommt keine weitere E-Mail.
failed = Der Server hat nicht geantwortet; versuch es gleich noch einmal.

reset-title = Ein neues Passwort
reset-text = Alle Browser werden abgemeldet, dieser wird angemeldet.
reset-field = Neues Passwort, mindestens 8 Zeichen
reset-button = Passwort setzen
reset-done = Fertig. Du bist angemeldet.

email-title = Bestätige deine Adresse
email-text = Wenn du dein Passwort vergisst, schicken wir einen Link für ein neues an diese Adresse.
email-button = Bestätigen
email-done = Fertig. Die Adresse ist bestätigt.

forgotten-title = Passwort vergessen?
forgotten-text = Wenn dein Konto eine bestätigte E-Mail-Adresse hat, schicken wir dorthin einen Link für ein neues Passwort.
forgotten-field = Anmeldename oder E-Mail-Adresse
forgotten-button = Link schicken
forgotten-done = Wenn es dieses Konto gibt, ist die E-Mail unterwegs.
