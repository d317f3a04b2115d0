import type { choosable } from '#catalog/hajj/bookings/endWithDeparture.ts';

export type Choice = (typeof choosable)[number];

/** What somebody has chosen for a booking; nothing of it is done yet. */
export interface Decision {
  readonly outcome: Choice;
  /** Where to, of one that is moved. */
  readonly departure: number | null;
  /** The till that gives the money back at once. */
  readonly ledger: number | null;
  /** The number of the wire, or as it was typed where that is none. */
  readonly fee: string;
  /** At which price it is moved, told as the fee is; its own where nothing is said. */
  readonly price: string;
  /** By which day all of it is to be paid where its instalments carry it no more; empty where they do. */
  readonly due: string;
}

/** A choice of which nothing else is said yet. */
export const chosen = (outcome: Choice): Decision => ({
  outcome,
  departure: null,
  ledger: null,
  fee: '0.00',
  price: '',
  due: '',
});

export type Decisions = Readonly<Record<number, Decision>>;

/** An amount of the wire; its box has told nothing else of what it could read. */
const amountIn = (told: string): string | undefined => (/^\d+(\.\d{1,2})?$/.test(told) ? told : undefined);

/** What somebody means by a fee; undefined where it is no amount. */
export const feeIn = ({ fee }: Pick<Decision, 'fee'>): string | undefined => (fee === '' ? '0.00' : amountIn(fee));

/** What somebody means by a price, null where they say none; undefined where it is no amount. */
export const priceIn = ({ price }: Pick<Decision, 'price'>): string | null | undefined =>
  price === '' ? null : amountIn(price);

/** All is told that its booking is ended by. */
export const isWhole = (decision: Decision): boolean =>
  decision.outcome === 'move'
    ? decision.departure !== null && priceIn(decision) !== undefined
    : feeIn(decision) !== undefined;

/** The same as the command is told it. */
export function inputOf(decision: Decision) {
  const { outcome, departure, ledger } = decision;
  if (outcome === 'move') {
    const price = priceIn(decision) ?? null;
    return {
      outcome,
      departure,
      ...(price !== null && { price }),
      ...(decision.due !== '' && { instalments: [{ due_date: decision.due }] }),
    };
  }
  const input = { outcome, fee_amount: feeIn(decision) ?? '0.00' };
  return outcome === 'refund' && ledger !== null ? { ...input, ledger } : input;
}
