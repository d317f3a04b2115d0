import type { Identifier } from 'react-admin';

/** Where what was handed over is printed, below `/apps`. */
export const PASSPORT_SLIP = '/passports/slip/:ids';

export const slipPath = (ids: readonly Identifier[]): string => `/apps/passports/slip/${ids.join(',')}`;

/** The files that the address of a slip names. */
export const idsIn = (part = ''): number[] => part.split(',').map(Number).filter(Number.isSafeInteger);
