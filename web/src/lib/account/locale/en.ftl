# The window of one's account.

account-guest = You play as a guest: your name is kept in this browser only.
account-is = Your account: { $login }
account-be-guest = Play as a guest
account-rename = Change name
account-renamed = Name changed.
account-register = Create an account
account-registered = Account created. Your matches stay yours.
account-register-about =
    An account keeps your name and your matches, on every device. No e-mail is needed; but a forgotten password can be
    renewed only by e-mail, so you may want to give an address afterwards.
account-login = Login
account-login-shape = 3 to 32 letters, digits, dots, dashes or underscores
account-secret = Password
account-secret-shape = at least 8 characters
account-old-secret = Old password
account-new-secret = New password
account-password = Change password
account-password-changed = Password changed.
account-export = Download my data
account-devices = Devices
account-device = Unknown device
account-device-this = This device
account-device-used = Last used { $when }
account-devices-others = Log out everywhere else
account-delete = Delete
account-delete-about =
    Your name and login are deleted for good. Matches that others played with you stay theirs, without your name.
account-delete-now = Delete for good
account-wrong-password = Login or password is wrong.
account-wrong-secret = The password is wrong.
account-login-taken = This login is taken.
account-login-leaves-guest = What you play as { $name } stays with the guest.
account-forgotten = Forgotten your password?
account-email = E-mail
account-email-about = Only for a forgotten password: then a link is sent there. Nobody else sees the address.
account-email-is = Your address: { $email }
account-email-none = You have not given an address.
account-email-no-mail = This server sends no mail. Ask whoever runs it if you forget your password.
account-email-new = Address
account-email-send = Send a link
account-email-sent = A link is on its way to { $email }. The address counts once you have opened it.
account-email-drop = Remove the address
account-email-dropped = The address is removed.
