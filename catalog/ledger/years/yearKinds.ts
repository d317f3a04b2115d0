/** Documents that begin and end years: the prefix of their numbers, and where their day stands. */
export const yearKinds = {
  opening_balance: { prefix: 'OP', day: 'opening_date' },
  year_close: { prefix: 'YC', day: 'close_date' },
} as const;
