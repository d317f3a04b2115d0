/** Words of the statement of a party. */
export const statement = {
  title: 'Statement of account',
  period: '%{from} to %{to}',
  opening: 'Opening balance',
  closing: 'Closing balance',
  nothing_moved: 'Nothing has moved in this period.',
  owes: 'Owes the agency',
  is_owed: 'Is owed by the agency',
  even: 'Nothing is owed on either side.',
  open_on: 'Open items on %{day}',
  back: 'The party',
  paper_back: 'Back to the statement',
  mail: 'Mail it…',
  mail_title: 'Mail the statement of %{name}',
  mailed: 'The statement is on its way.',
} as const;
