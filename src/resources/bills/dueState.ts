import { daysBetween } from '#catalog/engine/days/days.ts';

export interface Due {
  readonly state: 'paid' | 'due' | 'today' | 'overdue';
  /** Days until it falls due, or since then. */
  readonly days: number;
}

/** What it is told by. */
export const dueFields = ['status', 'outstanding', 'due_date'] as const;

/** How an issued bill stands on a day, of which its state says nothing (rule S3); undefined of any other. */
export function dueState(bill: Readonly<Record<string, unknown>>, today: string | undefined): Due | undefined {
  const { status, outstanding, due_date: due } = bill;
  if (status !== 'issued' || today === undefined) return undefined;
  if (Number(outstanding) === 0) return { state: 'paid', days: 0 };
  if (typeof due !== 'string') return undefined;
  const days = daysBetween(due, today);
  return { state: days > 0 ? 'overdue' : days === 0 ? 'today' : 'due', days: Math.abs(days) };
}
