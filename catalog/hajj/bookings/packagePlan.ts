import { dayAfter } from '../../engine/days/days.ts';
import { type Minor, split } from '../../engine/money/money.ts';
import { type Violation, violation } from '../../engine/violations/violation.ts';

/** A part of the price as a package asks for it. */
export interface PlanLine {
  readonly share_percent: number;
  readonly due_days_before: number;
}

interface Bounds {
  readonly whole: Minor;
  /** Day of the booking. */
  readonly from: string;
  /** Day of the departure. */
  readonly to: string;
}

export interface Proposed {
  readonly due_date: string;
  readonly amount: Minor;
}

/** What is wrong with the plan of a package, if it has one. */
export function packagePlanObjections(lines: readonly Partial<PlanLine>[]): Violation[] {
  const total = lines.reduce((sum, { share_percent: share }) => sum + (share ?? 0), 0);
  return lines.length === 0 || total === 100 ? [] : [violation('instalment_plan', 'plan_hundred')];
}

/**
 * The instalments of a booking by the plan of its package, which make up the whole exactly (rule R2): none is due before
 * the booking or after they leave, and what is due on one day is one instalment.
 */
export function proposedPlan(lines: readonly PlanLine[], { whole, from, to }: Bounds): readonly Proposed[] {
  if (whole <= 0n || from > to || lines.length === 0 || packagePlanObjections(lines).length > 0) return [];
  const parts = split(
    whole,
    lines.map(({ share_percent: share }) => BigInt(share)),
  );
  const byDay = new Map<string, Minor>();
  for (const [at, { due_days_before: days }] of lines.entries()) {
    const day = dayAfter(to, -days);
    const due = day < from ? from : day;
    byDay.set(due, (byDay.get(due) ?? 0n) + (parts[at] ?? 0n));
  }
  return [...byDay]
    .map(([due_date, amount]) => ({ due_date, amount }))
    .filter(({ amount }) => amount > 0n)
    .toSorted((one, other) => one.due_date.localeCompare(other.due_date));
}
