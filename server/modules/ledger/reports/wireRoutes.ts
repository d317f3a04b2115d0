import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { ReportRow } from '#catalog/engine/defineReport.ts';
import { words } from '#catalog/ledger/bookReportWords.ts';
import { entities } from '#catalog/registry/entities.ts';
import { fromMinor, sum, toMinor } from '#catalog/engine/money/money.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { mount } from '#catalog/engine/wire.ts';
import { inOrder } from '#server/engine/crud/list.ts';
import { toWire } from '#server/engine/records/record.ts';
import type { Wire } from '#server/engine/context/values.ts';
import type { Env } from '#server/platform/http/Env.ts';
import type { Host } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import type { Sourced } from '#server/engine/reports/ReportSource.ts';
import { type Page, pageInfo, wirePage, type WireQuestion } from '#server/engine/reports/wirePage.ts';

/** Names of the ledgers on the other side of rows: one by itself, several as a list, as the family has them. */
async function relatedTo(host: Host, ids: readonly number[]) {
  const { rows } = await host.db.execute<{ id: string; names: string[] }>(sql`
    select own.id, array_agg(distinct ledger_account.name) as names
    from account_log as own
    join account_log as other on other.posting = own.posting and (other.debit_amount > 0) <> (own.debit_amount > 0)
    join ledger_account on ledger_account.id = other.ledger
    where own.id = any(${`{${ids.join(',')}}`}::bigint[]) group by own.id`);
  return new Map(rows.map(({ id, names }) => [Number(id), names.length === 1 ? names[0] : names]));
}

/** Rows of a page as the list of ledger rows has them. */
async function rowsOf({ host, context }: WireQuestion, page: Page): Promise<Wire[]> {
  const ids = page.rows.map(row => Number(row['id']));
  const [stored, related] = [await inOrder(host.db, entities.account_log, ids), await relatedTo(host, ids)];
  return stored.map(row => ({
    ...toWire(entities.account_log, row, host, context.get('caller')),
    ...(related.has(Number(row['id'])) && { related_ledgers: related.get(Number(row['id'])) }),
  }));
}

/** Rows of the ledger with the balance after each, by day. */
async function logs(question: WireQuestion, name: string) {
  const page = await wirePage(question, name);
  const { opening, closing, totals, rows } = page;
  const wire = await rowsOf(question, page);
  return {
    account_logs: wire.map((row, at) => ({ ...row, balance: rows[at]?.['balance'] })),
    previous_balance: opening?.['balance'],
    total_debit_amount: totals['debit_amount'] ?? totals['receipts'],
    total_credit_amount: totals['credit_amount'] ?? totals['payments'],
    total_amount: closing?.['balance'],
    ...pageInfo(page),
  };
}

/** What came in and went out of cash and of bank. */
async function moneyTotals(question: WireQuestion) {
  const given = question.context.req.query();
  refuse(['start_date', 'end_date'].filter(one => !given[one]).map(one => violation(one, 'required')));
  const { rows } = await wirePage(question, 'account_statement_summary', { size: '500' });
  const total = (holds: string, side: string) =>
    fromMinor(sum(rows.filter(row => row['holds'] === holds).map(row => toMinor(String(row[side])))));
  return {
    cash_dr_total: total('cash', 'receipts'),
    cash_cr_total: total('cash', 'payments'),
    bank_dr_total: total('bank', 'receipts'),
    bank_cr_total: total('bank', 'payments'),
  };
}

/** All that was settled, as the family has it, and what of it was money. */
const totalsOf = ({ totals }: Page) => ({ total_amount: totals['amount'], total_money_amount: totals['money_amount'] });

async function register(question: WireQuestion, kind: 'payment' | 'receipt') {
  const page = await wirePage(question, `${kind}_report`);
  const rows = (await rowsOf(question, page)).map(({ reference_no, log_date, ...row }, at) => ({
    ...row,
    money_amount: page.rows[at]?.['money_amount'],
    invoice_no: reference_no,
    [`${kind}_date`]: log_date,
  }));
  return { [`${kind}_vouchers`]: rows, ...totalsOf(page), ...pageInfo(page) };
}

/** Sums by the name of the purpose; what has none stands in the total alone. */
async function summary(question: WireQuestion, kind: 'payment' | 'receipt') {
  const page = await wirePage(question, `${kind}_summary`);
  const { rows } = await question.host.db.execute<{ id: number; name: string }>(
    sql`select id, name from sub_ledger_account`,
  );
  const names = new Map<unknown, string>(rows.map(({ id, name }) => [id, name]));
  const named = (column: string) =>
    Object.fromEntries(
      page.rows.flatMap((row: ReportRow) => {
        const name = names.get(row['sub_ledger']);
        return name === undefined ? [] : [[name, row[column]] as const];
      }),
    );
  return {
    [`${kind}_voucher_summary`]: named('amount'),
    [`${kind}_money_summary`]: named('money_amount'),
    ...totalsOf(page),
    ...pageInfo(page),
  };
}

const calls: Readonly<Record<string, (question: WireQuestion) => Promise<Wire>>> = {
  [`${mount('account_log_report')}/by_ledger_type`]: question =>
    logs(question, question.context.req.query('account_type') ? 'account_statement' : 'ledger_report'),
  [`${mount('account_log_report')}/general`]: question => logs(question, 'ledger_report'),
  [`${mount('account_log_report')}/get_total_cash_dr_cr_bank_dr_cr`]: moneyTotals,
  [`${mount('account_report')}/report_for_payment_voucher`]: question => register(question, 'payment'),
  [`${mount('account_report')}/report_for_receipt_voucher`]: question => register(question, 'receipt'),
  [`${mount('account_report')}/summary_for_payment_voucher`]: question => summary(question, 'payment'),
  [`${mount('account_report')}/summary_for_receipt_voucher`]: question => summary(question, 'receipt'),
};

/** The family's calls about the books, answered by our reports; unlike theirs, for whoever may read those. */
export function bookReportRoutes(host: Host, reports: readonly Sourced[]): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  for (const [path, answer] of Object.entries(calls))
    routes.get(path, async context => context.json(await answer({ host, context, reports, words })));
  return routes;
}
