/** What was paid, and the parts of it that went one way each. */
export const moneyParts = ['paid', 'moved', 'refunded', 'waiting', 'fees'] as const;

/** The heads of their columns. */
export const partHeads = moneyParts.map(part => [`cancelPages.parts.${part}`, { align: 'right' }] as const);
