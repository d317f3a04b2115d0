/** Documents of settlement: the prefix of their numbers, and where their day stands. */
export const settlementKinds = {
  refund: { prefix: 'RF', day: 'refund_date' },
  advance_use: { prefix: 'AU', day: 'applied_on' },
  unallocation: { prefix: 'UA', day: 'taken_on' },
} as const;
