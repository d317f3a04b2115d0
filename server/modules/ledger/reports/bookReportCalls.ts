import { entities } from '#catalog/registry/entities.ts';
import { mount } from '#catalog/engine/wire.ts';
import { words } from '#catalog/ledger/bookReportWords.ts';
import { type Calls, type Methods, reading } from '#server/engine/openapi/operation.ts';
import {
  type Json,
  listOf,
  mapOf,
  money,
  named,
  nullable,
  number,
  object,
  query,
  rowsOf,
  word,
} from '#server/engine/openapi/shapes.ts';

const pages = { page: number, size: number, total_pages: number, total_elements: number };
const row = named(entities.account_log.name);
/** Names of the ledgers on the other side: one by itself, several as a list. */
const related: Json = { anyOf: [word, listOf(word)] };
const total = nullable(money);

const whole: Readonly<Record<string, string>> = { page: 'integer', size: 'integer' };
const asked = Object.entries(words).map(([name, means]) =>
  query(name, name === means ? '' : `The same as \`${means}\` of a report.`, whole[name]),
);

const call = (summary: string, answer: Json): Methods =>
  reading('reports', summary, answer, { query: asked, also: [422] });

const logs = object(
  {
    account_logs: listOf({
      allOf: [row, { type: 'object', properties: { balance: nullable(money), related_ledgers: related } }],
    }),
    ...pages,
  },
  { previous_balance: total, total_debit_amount: total, total_credit_amount: total, total_amount: total },
);

const sums = { total_amount: total, total_money_amount: total };

const register = (kind: string): Json =>
  object(
    {
      [`${kind}_vouchers`]: rowsOf(
        { id: number },
        { money_amount: total, invoice_no: word, [`${kind}_date`]: word, related_ledgers: related },
      ),
      ...pages,
    },
    sums,
  );

const summary = (kind: string): Json =>
  object({ [`${kind}_voucher_summary`]: mapOf(money), [`${kind}_money_summary`]: mapOf(money), ...pages }, sums);

const logReport = mount('account_log_report');
const report = mount('account_report');

/** The family's calls about the books, beside those of the reports. */
export const bookReportCalls: Calls = {
  [`${logReport}/by_ledger_type/`]: call('Rows of cash, of bank, or of a ledger, with the balance after each', logs),
  [`${logReport}/general/`]: call('Rows of a ledger or of all, with the balance after each', logs),
  [`${logReport}/get_total_cash_dr_cr_bank_dr_cr/`]: call(
    'What came in and went out of cash and of bank',
    object({ cash_dr_total: money, cash_cr_total: money, bank_dr_total: money, bank_cr_total: money }),
  ),
  [`${report}/report_for_payment_voucher/`]: call(
    'What was paid for, and what of it was cash and bank',
    register('payment'),
  ),
  [`${report}/report_for_receipt_voucher/`]: call(
    'What was received for, and what of it was cash and bank',
    register('receipt'),
  ),
  [`${report}/summary_for_payment_voucher/`]: call(
    'Payments by purpose, and what of it was cash and bank',
    summary('payment'),
  ),
  [`${report}/summary_for_receipt_voucher/`]: call(
    'Receipts by purpose, and what of it was cash and bank',
    summary('receipt'),
  ),
};
