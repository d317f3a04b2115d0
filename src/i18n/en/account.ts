/** Words of the pages on which an account begins or a password is renewed. */
export const account = {
  signIn: 'Back to sign-in',
  busy: 'Sending…',
  fields: {
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone (with country code)',
    password: 'Password',
    new_password: 'New password',
    confirm_password: 'Password once more',
  },
  optional: 'optional',
  passwordHint: 'At least 12 characters. A few words in a row are easy to keep.',
  show: 'Show password',
  hide: 'Hide password',
  failures: {
    network: 'The host cannot be reached. Check the connection; nothing that you typed is lost.',
    throttled: 'Too many attempts. Try again in %{seconds} seconds.',
    refused: 'The host refused the request. Try again.',
  },
  register: {
    title: 'Request an account',
    advice: 'An administrator of the agency looks at every request. You get a mail as soon as you may sign in.',
    submit: 'Send request',
    thanks: 'Thank you',
    thanksAdvice:
      'Your request is with the administrators. Look for our mail at %{email}; until it comes you cannot sign in yet.',
  },
  forgot: {
    title: 'Forgot your password?',
    advice: 'Tell us your email. If it belongs to an account, a mail with a link comes within minutes.',
    submit: 'Send link',
    sent: 'Look into your mail',
    sentAdvice: 'If %{email} belongs to an account, a link is on its way. It works once, for one hour.',
  },
  reset: {
    title: 'Choose a new password',
    advice: 'It takes the place of the old one at once and ends every open session.',
    submit: 'Set password',
    done: 'Your password is set',
    doneAdvice: 'Sign in with it now.',
    broken: 'This link cannot be used',
    brokenAdvice: 'It is incomplete, older than one hour or was used before. Ask for a new one.',
    again: 'Ask for a new link',
  },
  newEmail: {
    title: 'Confirm your new email',
    advice: 'From now on you sign in with this address. The old one opens your account no more.',
    submit: 'Confirm',
    done: 'Your email is changed',
    doneAdvice: 'Sign in with it from now on.',
    broken: 'This link cannot be used',
    brokenAdvice:
      'It is incomplete, older than one hour, was used before, or the address has been taken since. Ask for a new one on your profile page.',
    profile: 'Go to my profile',
  },
} as const;
