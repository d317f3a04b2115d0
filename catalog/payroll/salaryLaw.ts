import { type Minor, sum } from '../engine/money/money.ts';
import { type Violation, violation } from '../engine/violations/violation.ts';

/** Pay of one employee for a month, in minor units. */
export interface Pay {
  readonly gross: Minor;
  readonly deduction: Minor;
  /** Income tax that the agency pays over for them. */
  readonly tax: Minor;
  readonly advance: Minor;
}

/** What an employee gets. */
export const netPay = ({ gross, deduction, tax, advance }: Pay): Minor => gross - deduction - tax - advance;

export const sheetTotals = (lines: readonly Pay[]) => ({
  gross: sum(lines.map(({ gross }) => gross)),
  deduction: sum(lines.map(({ deduction }) => deduction)),
  tax: sum(lines.map(({ tax }) => tax)),
  advance: sum(lines.map(({ advance }) => advance)),
  net: sum(lines.map(netPay)),
});

interface Judged {
  readonly day: string;
  readonly due: string | null;
  readonly lines: readonly Pay[];
}

/** Why a sheet cannot be posted as it stands, whatever the books say; nothing when it can. */
export function sheetViolations({ day, due, lines }: Judged): Violation[] {
  if (lines.length === 0) return [violation('items', 'required')];
  return [
    ...lines.flatMap((line, index) => {
      if (line.gross <= 0n) return [violation(`items.${index}.gross`, 'no_pay')];
      return netPay(line) < 0n ? [violation(`items.${index}.deduction`, 'over_gross')] : [];
    }),
    ...(due !== null && due < day ? [violation('due_date', 'due_before')] : []),
  ];
}

/** A line of a posted sheet: what is owed by it, and what of that is not paid. */
interface Owed {
  readonly id: number;
  readonly outstanding: Minor;
}

/** So much of a line of a sheet. */
export interface Share {
  readonly line: number;
  readonly amount: Minor;
}

/** What a payment of a sheet pays: all that is outstanding where no line is named. */
export const sharesOf = (lines: readonly Owed[], named: readonly Share[]): readonly Share[] =>
  named.length > 0
    ? named
    : lines.flatMap(({ id, outstanding }) => (outstanding > 0n ? [{ line: id, amount: outstanding }] : []));

/** Why lines are not paid so; nothing when they may be. */
export const shareViolations = (lines: readonly Owed[], named: readonly Share[]): Violation[] =>
  named.flatMap(({ line, amount }, index) => {
    const owed = lines.find(({ id }) => id === line);
    if (!owed) return [violation(`payees.${index}.line`, 'unknown_line', { id: line })];
    if (named.findIndex(one => one.line === line) < index)
      return [violation(`payees.${index}.line`, 'repeated_line', { id: line })];
    if (amount <= 0n) return [violation(`payees.${index}.pay_amount`, 'above_zero')];
    return amount > owed.outstanding ? [violation(`payees.${index}.pay_amount`, 'over_outstanding')] : [];
  });
