/** Words of the page with the mail of the house. */
export const mail = {
  title: 'Mail of the office',
  about: 'What the office writes by itself, such as links to choose a new password. Mail that is done is kept for 30 days.',
  state: 'Which mail',
  states: { all: 'All', sent: 'Sent', waiting: 'Waiting', failed: 'Failed' },
  to: 'To',
  sent_at: 'Sent %{at}',
  kept: 'No mail server is set, so this mail is kept here. Give its text to the reader another way.',
  error: 'One attempt failed: |||| %{smart_count} attempts failed, the last with:',
  next: 'The next attempt is made at %{at}.',
  none: 'There is no such mail.',
} as const;
