import { daysBetween } from '../../engine/days/days.ts';
import type { Marks } from '../../engine/marks.ts';
import { type Minor, toMinor } from '../../engine/money/money.ts';
import { OVERDUE } from '../../ledger/reports/ageing.ts';

/** A document, wherever it leads. */
interface Origin {
  readonly reference_no: string;
  /** Wire name of the document's entity, and its id. */
  readonly log_type: string;
  readonly source: number;
  readonly log_date: string;
}

/** What a document has moved with a party; decimals, above zero where the party owes more by it. */
export interface Movement extends Origin {
  readonly id: number;
  readonly details: string | null;
  readonly change: string;
  readonly balance: string;
}

/** What of a document is open at the end of the period; decimals, above zero where the party owes it. */
export interface OpenLine extends Origin {
  readonly id: number;
  readonly due_date: string;
  readonly amount: string;
  readonly outstanding: string;
}

/** What has moved with one party in a period, and what is open at its end. */
export interface Statement {
  readonly party: {
    readonly id: number;
    readonly name: string;
    /** Where a statement may be sent; null where none is known, and for whoever may not send any. */
    readonly email: string | null;
    /** What tells it from others of its name: kind and number. */
    readonly marks: Marks;
  };
  readonly starts_on: string;
  readonly ends_on: string;
  readonly opening: string;
  readonly movements: readonly Movement[];
  readonly closing: string;
  readonly open: readonly OpenLine[];
}

/** Columns of an ageing, what is not due yet first. */
export const ages = ['not_due', 'up_to_30', 'up_to_60', 'up_to_90', 'over_90'] as const;
export type Age = (typeof ages)[number];

/** Days past due on a day; below zero while it is not due. */
export const daysOver = ({ due_date }: Pick<OpenLine, 'due_date'>, day: string): number => daysBetween(due_date, day);

function ageOf(line: OpenLine, day: string): Age {
  const days = daysOver(line, day);
  if (days <= 0) return 'not_due';
  return ages.find(age => age in OVERDUE && days <= OVERDUE[age as keyof typeof OVERDUE]) ?? 'over_90';
}

/** What is open by how long it is past due. */
export function agedOpen({ open, ends_on: day }: Pick<Statement, 'open' | 'ends_on'>): Readonly<Record<Age, Minor>> {
  const sums: Record<Age, Minor> = { not_due: 0n, up_to_30: 0n, up_to_60: 0n, up_to_90: 0n, over_90: 0n };
  for (const line of open) sums[ageOf(line, day)] += toMinor(line.outstanding);
  return sums;
}
