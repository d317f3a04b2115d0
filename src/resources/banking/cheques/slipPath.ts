import type { Identifier } from 'react-admin';

/** Path of deposit slips below `/apps`, by one of the cheques that were handed in together. */
export const SLIP = '/accounts/deposit-slip';

export const slipPath = (cheque: Identifier): string => `/apps${SLIP}/${cheque}`;
