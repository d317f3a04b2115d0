import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type AskedSplit, askedSplit } from './askedSplit.ts';

interface Together {
  readonly bookings: readonly RaRecord[];
  readonly today: string;
}

/** The bookings that a payment is taken for, as they were when it was asked. */
export const TogetherContext = createContext<Together>({ bookings: [], today: '' });

/** What stands in the form around about them. */
export function useAskedSplit(): AskedSplit {
  const { bookings, today } = useContext(TogetherContext);
  const [amount, day, shares]: readonly unknown[] = useWatch({ name: ['amount', 'paid_on', 'shares'] });
  return askedSplit(bookings, { amount, paid_on: day, shares }, today);
}
