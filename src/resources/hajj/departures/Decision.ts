import { evaluateExpression } from '#catalog/engine/evaluateExpression.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import type { choosable } from '#catalog/hajj/bookings/endWithDeparture.ts';

export type Choice = (typeof choosable)[number];

/** What somebody has chosen for a booking; nothing of it is done yet. */
export interface Decision {
  readonly outcome: Choice;
  /** Where to, of one that is moved. */
  readonly departure: number | null;
  /** The till that gives the money back at once. */
  readonly ledger: number | null;
  /** As it was typed. */
  readonly fee: string;
}

export type Decisions = Readonly<Record<number, Decision>>;

/** What somebody means by a fee; undefined where it is no amount. */
export function feeIn({ fee }: Pick<Decision, 'fee'>): string | undefined {
  if (fee.trim() === '') return '0.00';
  const meant = evaluateExpression(fee);
  return meant === undefined || toMinor(meant) < 0n ? undefined : meant;
}

/** All is told that its booking is ended by. */
export const isWhole = (decision: Decision): boolean =>
  decision.outcome === 'move' ? decision.departure !== null : feeIn(decision) !== undefined;

/** The same as the command is told it. */
export function inputOf(decision: Decision) {
  const { outcome, departure, ledger } = decision;
  if (outcome === 'move') return { outcome, departure };
  const input = { outcome, fee_amount: feeIn(decision) ?? '0.00' };
  return outcome === 'refund' && ledger !== null ? { ...input, ledger } : input;
}
