# Mails about an account, and the pages behind the links in them.

mail-password-subject = Majlis: a new password
mail-password-text =
    Somebody, most likely you, asked for a new password for your account at Majlis. Set it here within an hour:

    { $link }

    If it was not you, do nothing: your password stays as it is.
mail-email-subject = Majlis: confirm your address
mail-email-text =
    Somebody, most likely you, gave this address for an account at Majlis. Confirm it here within a day:

    { $link }

    If it was not you, do nothing: no more mail will come.
failed = The server did not answer; try again in a moment.

reset-title = A new password
reset-text = All browsers will be logged out, and this one will be logged in.
reset-field = New password, at least 8 characters
reset-button = Set the password
reset-done = Done. You are logged in.

email-title = Confirm your address
email-text = If you forget your password, a link for a new one will be sent to this address.
email-button = Confirm
email-done = Done. The address is confirmed.

forgotten-title = Forgotten your password?
forgotten-text = If your account has a confirmed e-mail address, we will send a link for a new password there.
forgotten-field = Login or e-mail address
forgotten-button = Send the link
forgotten-done = If there is such an account, the mail is on its way.
