import { type Minor, sum } from '../../money.ts';
import { type Violation, violation } from '../../violation.ts';

/** Pay of one employee for a month, in minor units. */
export interface Pay {
  readonly gross: Minor;
  readonly deduction: Minor;
  readonly advance: Minor;
}

/** What an employee gets. */
export const netPay = ({ gross, deduction, advance }: Pay): Minor => gross - deduction - advance;

export const sheetTotals = (lines: readonly Pay[]) => ({
  gross: sum(lines.map(({ gross }) => gross)),
  deduction: sum(lines.map(({ deduction }) => deduction)),
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
