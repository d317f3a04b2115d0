/** Words of the pages with the mail of the house: all of it, and one's own. */
export const mail = {
  title: 'Mail of the office',
  about:
    'What the office writes by itself, such as links to choose a new password. Mail that is done is kept for 30 days.',
  state: 'Which mail',
  states: { all: 'All', sent: 'Sent', waiting: 'Waiting', failed: 'Failed' },
  own_address:
    'It goes to the address on record. Writing to another one asks for a right of its own, and so does one that you changed yourself within the last day.',
  any_address: 'Left empty, it goes to the address on record.',
  to: 'To',
  sent_at: 'Sent %{at}',
  kept: 'No mail server is set, so this mail is kept here. Give its text to the reader another way.',
  error: 'One attempt failed: |||| %{smart_count} attempts failed, the last with:',
  letter: { title: 'Mail about %{number}', preview: 'What its reader gets', files: 'Goes with it', send: 'Send' },
  next: 'The next attempt is made at %{at}.',
  attachments: 'Attached files',
  none: 'There is no such mail.',
  boxes: 'Mailboxes',
  inbox: {
    title: 'Inbox',
    none: 'Nothing has been written to you.',
    withheld: 'The link of this mail opens your account, so it stands only in the mail that was sent to your address.',
  },
} as const;
