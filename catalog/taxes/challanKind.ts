/** The prefix of the numbers of challans, and where their day stands. */
export const challanKind = { prefix: 'TC', day: 'deposit_date' } as const;
