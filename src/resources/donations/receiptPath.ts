import type { Identifier } from 'react-admin';
import { held } from '#catalog/donations/donation.ts';

const states: readonly unknown[] = held;

/** Whether the money of a donation is here, so that there is something to acknowledge. */
export const isHeld = (record: Readonly<Record<string, unknown>>): boolean => states.includes(record['status']);

/** Where the receipt of a donation is printed. */
export const receiptPath = (id: Identifier): string => `/apps/donation-management/receipt/${id}`;
