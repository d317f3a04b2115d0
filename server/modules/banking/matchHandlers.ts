import { sql } from 'drizzle-orm';
import { uniq } from 'es-toolkit';
import { groupsOf, isMatch, type Pair, type StatedMoney } from '#catalog/banking/matching.ts';
import { netOf, statementFaults } from '#catalog/banking/statementLaw.ts';
import type { StatementCommand } from '#catalog/banking/statementCommands.ts';
import { dayAfter } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext, CommandResult, CommandHandler, RequestContext } from '../../engine/context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { append } from '../../engine/records/append.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { rowsOf, standing, type StatementRecord, statementOf } from './statementRecord.ts';
import { accountFaults, demandReach } from './statementHandlers.ts';

type StatementCommandOf<V extends string> = Extract<StatementCommand, { readonly verb: V }>;
const list = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::bigint[]`;

/** Rows of the account, locked until the transaction ends against being matched by others, or voided. */
async function heldRows(
  tx: Database,
  statement: StatementRecord,
  ids: readonly number[],
): Promise<Map<number, StatedMoney>> {
  await tx.execute(sql`select id from account_log where id = any(${list(ids)}) order by id for update`);
  const { rows } = await tx.execute<{ id: string; day: string; amount: string; is_taken: boolean }>(sql`
    select id, log_date::text as day, (debit_amount - credit_amount)::text as amount,
      exists (select 1 from ${standing} where reconciled_row.account_log = account_log.id) as is_taken
    from account_log where id = any(${list(ids)}) and log_date <= ${statement.to} and ${rowsOf(statement)}`);
  if (rows.some(({ is_taken }) => is_taken)) throw new Problem(409, 'already_reconciled');
  return new Map(rows.map(({ id, day, amount }) => [Number(id), { id: Number(id), day, amount: toMinor(amount) }]));
}

/** A row as a match has it. */
interface Matched {
  readonly account_log: number;
  readonly line: number | null;
  readonly amount: Minor;
  readonly on: string;
}

/** Facts of one match: on the day of the bank, or of rows that take each other back, on that of the later. */
function factsOf(lines: readonly StatedMoney[], rows: readonly StatedMoney[]): readonly Matched[] {
  const last =
    rows
      .map(({ day }) => day)
      .sort()
      .at(-1) ?? '';
  if (lines.length === 0) return rows.map(row => ({ account_log: row.id, line: null, amount: row.amount, on: last }));
  return lines.flatMap(line =>
    rows.map(row => ({
      account_log: row.id,
      line: line.id,
      amount: rows.length > 1 ? row.amount : line.amount,
      on: line.day,
    })),
  );
}

const write = (tx: Database, request: RequestContext, id: number, facts: readonly Matched[]) =>
  append(tx, request, {
    entity: entities.reconciled_row,
    rows: facts.map(({ amount, on, ...fact }) => ({
      ...fact,
      statement: id,
      amount: fromMinor(amount),
      reconciled_on: on,
      counters: null,
    })),
  });

/** Lines that a row may still answer to, by their ids. */
export const openLines = ({ lines }: StatementRecord): ReadonlyMap<number, StatedMoney> =>
  new Map(
    lines
      .filter(({ explanation }) => explanation === null)
      .map(line => [line.id, { id: line.id, day: line.day, amount: netOf(line) }]),
  );

/** 409 `already_reconciled` where any of some lines is matched. */
export async function demandLines(tx: Database, lines: readonly number[]): Promise<void> {
  const { rows } = await tx.execute(sql`select 1 from ${standing} where line = any(${list(lines)}) limit 1`);
  if (rows.length > 0) throw new Problem(409, 'already_reconciled');
}

/** Writes matches of lines and rows of a statement, each of which has to be one. */
export async function matchPairs(
  context: Pick<CommandContext, 'tx' | 'request'>,
  statement: StatementRecord,
  pairs: readonly Pair[],
) {
  const { tx, request } = context;
  const rows = await heldRows(tx, statement, uniq(pairs.map(({ row }) => row)));
  const lines = openLines(statement);
  refuse(
    pairs.flatMap(({ line, row }, at) => [
      ...(line !== null && !lines.has(line) ? [violation(`pairs.${at}.line`, 'unknown_line', { id: line })] : []),
      ...(rows.has(row) ? [] : [violation(`pairs.${at}.row`, 'unknown_row')]),
    ]),
  );
  await demandLines(tx, uniq(pairs.flatMap(({ line }) => line ?? [])));
  const groups = groupsOf(pairs).map(group => ({
    lines: group.lines.flatMap(id => lines.get(id) ?? []),
    rows: group.rows.flatMap(id => rows.get(id) ?? []),
  }));
  refuse(groups.flatMap(group => (isMatch(group.lines, group.rows) ? [] : [violation('pairs', 'match_differs')])));
  const facts = groups.flatMap(group => factsOf(group.lines, group.rows));
  await write(tx, request, statement.id, facts);
}

async function match(context: CommandContext): Promise<CommandResult> {
  const { tx, request, record, input } = context;
  const statement = statementOf(record);
  demandReach(request, statement);
  refuse([...(await accountFaults(tx, statement)), ...statementFaults(statement)]);
  const { pairs } = input as unknown as { pairs: readonly Pair[] };
  await matchPairs(context, statement, pairs);
  return { output: {} };
}

/** A match of which one row goes, goes as a whole: what is left of it would agree with nothing. */
async function unmatch({ tx, request, record, input }: CommandContext): Promise<CommandResult> {
  const statement = statementOf(record);
  demandReach(request, statement);
  const { rows: given } = input as unknown as { rows: readonly { row: number }[] };
  const { rows } = await tx.execute<{ id: string; log: string; line: number | null; amount: string; on: string }>(sql`
    select id, account_log as log, line, amount::text, reconciled_on::text as on
    from ${standing} where statement = ${statement.id} order by id`);
  const wanted = new Set(given.map(({ row }) => row));
  // Rows of the opening balance stand without a line, each for itself.
  const lined = rows.filter(({ line }) => line !== null).map(({ line, log }) => ({ line, row: Number(log) }));
  const whole = groupsOf(lined).filter(group => group.rows.some(row => wanted.has(row)));
  const gone = new Set([...wanted, ...whole.flatMap(group => group.rows)]);
  await append(tx, request, {
    entity: entities.reconciled_row,
    rows: rows
      .filter(({ log }) => gone.has(Number(log)))
      .map(({ id, log, line, amount, on }) => ({
        account_log: Number(log),
        statement: statement.id,
        line,
        amount: fromMinor(-toMinor(amount)),
        reconciled_on: on,
        counters: Number(id),
      })),
  });
  return { output: {} };
}

/** Rows before the first statement are what it opens with. */
async function bringForward({ tx, request, record }: CommandContext): Promise<CommandResult> {
  const statement = statementOf(record);
  demandReach(request, statement);
  refuse(await accountFaults(tx, statement));
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from account_log where ${rowsOf(statement)} and log_date < ${statement.from}
      and not exists (select 1 from ${standing} where reconciled_row.account_log = account_log.id)
      and not exists (select 1 from bank_statement where ledger = ${statement.ledger}
        and branch is not distinct from ${statement.branch}::int and starts_on < ${statement.from})`);
  const held = await heldRows(
    tx,
    statement,
    rows.map(({ id }) => Number(id)),
  );
  const on = dayAfter(statement.from, -1);
  const facts = [...held.values()].map(row => ({ account_log: row.id, line: null, amount: row.amount, on }));
  await write(tx, request, statement.id, facts);
  return { output: {} };
}

async function explain({ tx, request, record, input }: CommandContext): Promise<CommandResult> {
  const statement = statementOf(record);
  demandReach(request, statement);
  const { line, explanation } = input as unknown as { line: number; explanation: string | null };
  if (!statement.lines.some(({ id }) => id === line)) refuse([violation('line', 'unknown_line', { id: line })]);
  await demandLines(tx, [line]);
  const { items } = record as unknown as { items: readonly { id: number }[] };
  return {
    change: { items: items.map(one => (one.id === line ? { ...one, explanation } : one)) },
    output: {},
  } as unknown as CommandResult;
}

const handlerOf = <V extends string>(run: CommandHandler['run']): CommandHandler<StatementCommandOf<V>> =>
  ({ run }) as unknown as CommandHandler<StatementCommandOf<V>>;

export const matchRows = handlerOf<'match'>(match);
export const unmatchRows = handlerOf<'unmatch'>(unmatch);
export const bringRowsForward = handlerOf<'bring_forward'>(bringForward);
export const explainLine = handlerOf<'explain'>(explain);
