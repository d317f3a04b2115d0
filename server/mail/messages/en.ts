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
} as const;

export type MailName = keyof typeof en;
export type MailTexts = Readonly<Record<MailName, { readonly subject: string; readonly text: string }>>;
