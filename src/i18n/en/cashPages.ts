/** Words of the pages on which cash is counted. */
export const cashPages = {
  title: 'Cash count',
  pieces: 'Pieces',
  worth: 'Worth',
  print: 'Print the count',
  back: 'Back to the cash close',
  counted_by: 'Counted by',
  taken_by: 'Taken over by',
} as const;
