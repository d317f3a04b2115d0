import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Statement, StatementLine } from '#catalog/banking/statementLaw.ts';
import { toMinor } from '#catalog/engine/money/money.ts';

const amount = z
  .string()
  .nullish()
  .transform(text => toMinor(text ?? '0'));

const line = z
  .object({
    id: z.number(),
    line_date: z.string(),
    reference: z.string().nullish().default(null),
    money_in: amount,
    money_out: amount,
    explanation: z.string().nullish().default(null),
  })
  .transform(({ line_date: day, money_in, money_out, ...rest }) => ({ ...rest, day, in: money_in, out: money_out }));

const shape = z.object({
  id: z.number(),
  ledger: z.number(),
  branch: z.number().nullish().default(null),
  starts_on: z.string(),
  ends_on: z.string(),
  opening_amount: amount,
  closing_amount: amount,
  items: z.array(line),
});

/** A statement of a bank, its amounts in minor units. */
export interface StatementRecord extends Statement {
  readonly id: number;
  readonly ledger: number;
  readonly branch: number | null;
  readonly lines: readonly (StatementLine & { readonly explanation: string | null })[];
}

export function statementOf(record: unknown): StatementRecord {
  const {
    starts_on: from,
    ends_on: to,
    opening_amount: opening,
    closing_amount: closing,
    items: lines,
    ...rest
  } = shape.parse(record);
  return { ...rest, from, to, opening, closing, lines };
}

/** Which account a statement is of: the same ledger and the same branch. */
export type Account = Pick<StatementRecord, 'ledger' | 'branch'>;

/** Statements of an account. */
export const ofAccount = ({ ledger, branch }: Account): SQL => sql`
  bank_statement.ledger = ${ledger} and bank_statement.branch is not distinct from ${branch}::int`;

/** Matches that nobody has taken back. */
export const standing = sql`
  (select * from reconciled_row as made
    where counters is null and not exists (select 1 from reconciled_row as later where later.counters = made.id)
  ) as reconciled_row`;

/** Whether a posting was taken back on its own day, or does so: the bank never hears of either. */
export const isVoided = sql`exists (
  select 1 from posting join posting as other using (source_type, source_id)
  where posting.id = account_log.posting and other.source_event = 'void')`;

/** Rows of the ledger that a bank should have seen, to be narrowed further. */
export const rowsOf = ({ ledger, branch }: Account): SQL => sql`
  account_log.ledger = ${ledger} and not ${isVoided}
    and (${branch}::int is null or account_log.branch = ${branch}::int)`;
