import { sql } from 'drizzle-orm';
import { boundOf } from '#catalog/engine/access/access.ts';
import { statementFaults } from '#catalog/banking/statementLaw.ts';
import type { StatementCommand } from '#catalog/banking/statementCommands.ts';
import { fromMinor, toMinor } from '#catalog/engine/money/money.ts';
import { type Violation, violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import type { Database } from '../../platform/services/Database.ts';
import type {
  CommandContext,
  CommandResult,
  GuardContext,
  CommandHandler,
  RequestContext,
} from '../../engine/context/host.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { chartOf } from '../ledger/chart/chart.ts';
import { figuresOf } from './readReconciliation.ts';
import { type Account, ofAccount, type StatementRecord, statementOf } from './statementRecord.ts';

type StatementCommandOf<V extends string> = Extract<StatementCommand, { readonly verb: V }>;

/** An account of no branch is held against the rows of all: whoever sees one branch alone leaves it to others (403). */
export function demandReach({ caller }: { readonly caller: Caller }, { branch }: Account): void {
  if (branch === null && boundOf(caller) !== undefined) throw new Problem(403, 'permission_denied');
}

/** Only what holds bank money is held against what a bank says: of any other ledger a statement would tell the rows. */
export async function ledgerFaults(tx: Database, ledger: number): Promise<Violation[]> {
  const [charted] = await chartOf(tx, sql`id = ${ledger}`);
  return charted?.holds === 'bank' ? [] : [violation('ledger', 'not_a_bank')];
}

/** What is wrong with a statement beside others: it is of a bank, and no day of the account is told twice. */
export async function accountFaults(tx: Database, statement: StatementRecord): Promise<Violation[]> {
  const { rows } = await tx.execute(sql`
    select 1 from bank_statement where ${ofAccount(statement)} and id <> ${statement.id}
      and starts_on <= ${statement.to} and ends_on >= ${statement.from} limit 1`);
  return [
    ...(await ledgerFaults(tx, statement.ledger)),
    ...(rows.length > 0 ? [violation('starts_on', 'statement_overlaps')] : []),
  ];
}

/** Statements of one account are finished and opened again one after the other. */
const lockAccount = (tx: Database, { ledger }: Account) =>
  tx.execute(sql`select id from ledger_account where id = ${ledger} for no key update`);

async function earlierOpen({ tx, record }: GuardContext): Promise<ViolationCode | undefined> {
  const statement = statementOf(record);
  const { rows } = await tx.execute(sql`
    select 1 from bank_statement where ${ofAccount(statement)} and status = 'draft' and ends_on < ${statement.from}`);
  return rows.length > 0 ? 'earlier_statement_open' : undefined;
}

async function laterFinished({ tx, record }: GuardContext): Promise<ViolationCode | undefined> {
  const statement = statementOf(record);
  const { rows } = await tx.execute(sql`
    select 1 from bank_statement where ${ofAccount(statement)} and status = 'finished' and starts_on > ${statement.to}`);
  return rows.length > 0 ? 'later_statement_finished' : undefined;
}

/** A statement goes on where the one before it has ended. */
async function openingFaults(tx: Database, statement: StatementRecord): Promise<Violation[]> {
  const { rows } = await tx.execute<{ amount: string }>(sql`
    select closing_amount::text as amount from bank_statement
    where ${ofAccount(statement)} and ends_on < ${statement.from} order by ends_on desc limit 1`);
  const [before] = rows;
  return before && toMinor(before.amount) !== statement.opening
    ? [violation('opening_amount', 'opening_differs', { amount: before.amount })]
    : [];
}

async function finish(context: CommandContext): Promise<CommandResult> {
  const { tx, request, record } = context;
  const statement = statementOf(record);
  demandReach(request, statement);
  await lockAccount(tx, statement);
  // Once more, now that nobody else can come in between.
  const early = (await earlierOpen(context)) ?? (await laterFinished(context));
  if (early) refuse([violation('ends_on', early)]);
  refuse([
    ...(await accountFaults(tx, statement)),
    ...statementFaults(statement),
    ...(await openingFaults(tx, statement)),
  ]);
  const { difference } = await figuresOf(tx, statement);
  if (toMinor(difference) !== 0n)
    refuse([violation('closing_amount', 'not_reconciled', { amount: fromMinor(toMinor(difference)) })]);
  return { output: {} };
}

async function reopen(context: CommandContext): Promise<CommandResult> {
  const statement = statementOf(context.record);
  demandReach(context.request as RequestContext, statement);
  await lockAccount(context.tx, statement);
  const late = await laterFinished(context);
  if (late) refuse([violation('ends_on', late)]);
  return { output: {} };
}

const handlerOf = <V extends string>(
  run: CommandHandler['run'],
  ...guards: NonNullable<CommandHandler['guards']>
): CommandHandler<StatementCommandOf<V>> => ({ run, guards }) as unknown as CommandHandler<StatementCommandOf<V>>;

export const finishStatement = handlerOf<'finish'>(finish, earlierOpen, laterFinished);
export const reopenStatement = handlerOf<'reopen'>(reopen, laterFinished);
