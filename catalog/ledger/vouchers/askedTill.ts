import { ref } from '../../engine/fields.ts';

/** Where money comes into or leaves: cash or bank, or a way of paying that leads there. */
export const askedTill = {
  payment_method: ref('paymentmethod'),
  ledger: ref('ledger_account', { among: 'money', broughtBy: 'payment_method' }),
} as const;

/** Ways of paying that are still in use. */
export const waysInUse = { payment_method: () => ({ is_active: true }) } as const;
