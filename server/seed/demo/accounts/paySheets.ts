import { sql } from 'drizzle-orm';
import { keepSheets } from '#server/modules/payroll/keepOwed.ts';
import { insertMany, continueIds } from '../../insertMany.ts';
import { type Ground, written } from '../ground.ts';
import { deskOf } from './enterPast.ts';
import { credit, debit, type DemoEntry, type DemoLine } from './DemoVoucher.ts';

/** Pay of an employee for a month, in whole currency units. */
interface PayLine {
  readonly employee: number;
  readonly party: number;
  readonly gross: number;
  readonly tax: number;
  readonly advance: number;
}

/** What the agency owes its employees for a month. */
export interface PaySheet {
  readonly day: string;
  readonly branch: number;
  readonly lines: readonly PayLine[];
}

/** What is free of tax of a monthly pay, and what is kept back of the rest. */
const FREE = 25_000;
const RATE = 0.05;
/** Kept back of an advance each month at most. */
const INSTALMENT = 3_000;

/** Pay of an employee less its tax, and less a part of what is left of their advance. */
export const kept = (
  { employee, party, pay }: { readonly employee: number; readonly party: number; readonly pay: number },
  left: number,
): PayLine => ({
  employee,
  party,
  gross: pay,
  tax: Math.round(Math.max(pay - FREE, 0) * RATE),
  advance: Math.min(left, INSTALMENT),
});

export const owedOf = ({ gross, tax, advance }: PayLine): number => gross - tax - advance;

const totalOf = (lines: readonly PayLine[], amountOf: (line: PayLine) => number): number =>
  lines.reduce((sum, line) => sum + amountOf(line), 0);

/** What a sheet enters into the books. */
export const payLines = ({ lines }: PaySheet): readonly DemoLine[] => [
  debit(
    'Salaries',
    totalOf(lines, ({ gross }) => gross),
  ),
  ...lines.map(line => credit('Salaries Payable', owedOf(line), line.party)),
  ...lines.flatMap(({ advance, party }) => (advance > 0 ? [credit('Employee Advances', advance, party)] : [])),
  ...[totalOf(lines, ({ tax }) => tax)].flatMap(tax => (tax > 0 ? [credit('Salary Tax Payable', tax)] : [])),
];

type SheetEntry = DemoEntry & { readonly sheet: PaySheet };

export const sheetEntry = (sheet: PaySheet): SheetEntry => ({
  ...sheet,
  sheet,
  kind: 'salary_sheet',
  details: 'Salaries of the month',
  status: 'posted',
  lines: payLines(sheet),
});

interface Entered {
  readonly voucher: SheetEntry;
  readonly id: number;
  readonly number: string;
}

/** Writes the sheets; their rows of the ledger are entered with those of all vouchers. */
export async function insertSheets(ground: Ground, entered: readonly Entered[]): Promise<void> {
  await insertMany(
    ground.db,
    'salary_sheet',
    entered.map(({ id, number, voucher: { day, branch, details, sheet } }) => ({
      id,
      status: 'posted',
      invoice_no: number,
      sheet_date: day,
      due_date: day,
      branch,
      details,
      gross_amount: totalOf(sheet.lines, ({ gross }) => gross).toFixed(2),
      amount: totalOf(sheet.lines, owedOf).toFixed(2),
      version: 1,
      ...written(ground, day, ground.staff[0]),
    })),
  );
  await continueIds(ground.db, 'salary_sheet');
  await insertMany(
    ground.db,
    'salary_sheet_items',
    entered.flatMap(({ id, voucher: { sheet } }) =>
      sheet.lines.map(({ employee, gross, tax, advance }, position) => ({
        owner: id,
        position,
        employee,
        gross: gross.toFixed(2),
        deduction: '0.00',
        salary_tax: tax.toFixed(2),
        advance_recovered: advance.toFixed(2),
      })),
    ),
  );
}

/** What of all sheets is paid, once their rows are settled. */
export const tellWhatIsPaid = (ground: Ground): Promise<void> =>
  keepSheets(ground.db, deskOf(ground, { on: ground.today, of: 'salary_sheet' }), sql`true`);
