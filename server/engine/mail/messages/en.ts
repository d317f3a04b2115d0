/** What the host writes to people. `%{…}` are filled by whoever sends. */
export const en = {
  registration_received: {
    subject: 'Your registration',
    text: 'Thank you for registering.\n\nAn administrator looks at every registration. You will get another mail as soon as you can sign in.\n\nIf it was not you, ignore this mail.',
  },
  already_registered: {
    subject: 'You already have an account',
    text: 'Someone asked for an account with this email address, which has one already.\n\nSign in: %{login}\nIf you do not remember the password, choose a new one: %{forgot}\n\nIf it was not you, ignore this mail. Nothing has changed.',
  },
  registration_approved: {
    subject: 'You can sign in now',
    text: 'Hello %{name},\n\nyour account is ready. Sign in: %{login}',
  },
  password_reset: {
    subject: 'Choose a new password',
    text: 'Someone, probably you, asked for a new password. Choose one within an hour:\n\n%{link}\n\nIf it was not you, ignore this mail. Your password stays as it is.',
  },
  password_changed: {
    subject: 'Your password has changed',
    text: 'Your password has just been changed, and you have been signed out everywhere.\n\nIf it was not you, choose a new one at once and tell an administrator: %{forgot}',
  },
  email_confirmation: {
    subject: 'Confirm your new email address',
    text: 'Someone, probably you, asked that you sign in with this address from now on. Confirm it within an hour:\n\n%{link}\n\nIf it was not you, ignore this mail. Nothing changes.',
  },
  email_requested: {
    subject: 'A new email address was asked for',
    text: 'Someone who knows your password asked that you sign in with %{email} from now on. It changes as soon as it is confirmed from there.\n\nIf it was not you, choose a new password at once, which ends the request, and tell an administrator: %{forgot}',
  },
  email_changed: {
    subject: 'Your email address has changed',
    text: 'From now on you sign in with %{email}. This address opens your account no more.\n\nIf you did not want that, tell an administrator.',
  },
  seats_offered: {
    subject: 'Seats offered on %{departure}',
    text: 'Seats of %{departure} have become free and are offered, until %{until}, to those who have waited longest. Ask them, and confirm the booking or give the seat up:\n\n%{bookings}',
  },
  deadlines_near: {
    subject: 'Deadline: %{first}',
    text: 'You answer for what is due soon, or is due already. In the season, tick it when it is done, or put it off with a reason:\n\n%{deadlines}',
  },
  ticket_silence: {
    subject: '[%{number}] Is it settled?',
    text: 'If we hear nothing from you, we take it that the matter “%{subject}” (%{number}) is settled in two days. Answer this mail if it is not.',
  },
  departure_cancelled: {
    subject: '%{departure} is cancelled',
    text: '%{departure} of %{day} is cancelled. So end %{bookings} of your branch that waited for a seat or were drafts without money. Tell those who waited.\n\nWhy: %{reason}',
  },
} as const;

export type MailName = keyof typeof en;
export type MailTexts = Readonly<Record<MailName, { readonly subject: string; readonly text: string }>>;
