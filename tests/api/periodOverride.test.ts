import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls, mount } from '../../catalog/engine/wire.ts';
import { billsOf } from '../support/bills.ts';
import { type Books, openBooks, type Side } from '../support/books.ts';
import { type Colleague, hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let books: Books;
let clerk: Colleague;
let head: Colleague;

const sides: readonly Side[] = [
  ['Rent', 5],
  ['Capital', -5],
];
const refusals = (body: { errors?: { field: string; code: string }[] }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, code }) => [field, code]));

beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  const verbs = ['CREATE', 'UPDATE', 'DETAILS', 'LIST', 'POST', 'VOID', 'REVERSE'];
  const rights = verbs.map(verb => `JOURNAL_${verb}`);
  clerk = await hire(office, rights);
  head = await hire(office, [...rights, 'PERIOD_OVERRIDE', 'PERIOD_OVERRIDE_LIST', 'POSTING_LIST']);
});
afterAll(() => office.close());

const period = async (name: string) =>
  (await office.call('GET', `${calls('accounting_period').all}?name=${name}`)).body.accounting_periods[0];
const step = async (name: string, verb: string, body: object = {}, who: Pick<Office, 'call'> = office) =>
  who.call('POST', calls('accounting_period').command(verb, (await period(name)).id), { body });

let attempts = 0;
const give = (who: Pick<Office, 'call'>, verb: string, id: number, body: object = {}) =>
  who.call('POST', calls('journal').command(verb, id), {
    body,
    headers: { 'idempotency-key': `override-${++attempts}-of-the-test` },
  });
const draft = (who: Pick<Office, 'call'>, day: string) =>
  who.call('POST', calls('journal').create, { body: books.body('journal', day, ...sides) });
/** What the history says of the last that was done with a journal. */
const toldOf = async (record: number) =>
  (
    await office.pool.query(
      `select action, command, reason, after from history where entity = 'journal' and record = $1 order by id desc limit 1`,
      [record],
    )
  ).rows[0];
const overrides = async () =>
  (
    await office.pool.query(`
      select period_override.reference_no as number, log_date::text as day, accounting_period.name as month, reason,
        period_override.created_by as by
      from period_override join accounting_period on accounting_period.id = period order by period_override.id`)
  ).rows;

describe('a month that is locked softly', () => {
  it('takes what somebody with the right gives a reason for, and records it', async () => {
    const { body: first } = await books.post('journal', '2026-08-10', ...sides);
    const { body: earlier } = await draft(clerk, '2026-08-11');
    await step('2026-08', 'lock');
    expect(refusals((await draft(clerk, '2026-08-12')).body)).toEqual({ journal_date: 'period_locked' });
    const { status, body: made } = await draft(head, '2026-08-12');
    expect(status).toBe(201);
    const refused = await give(head, 'post', made.id);
    expect([refused.status, refusals(refused.body)]).toEqual([400, { reason: 'override_reason' }]);
    for (const verb of ['post', 'void'] as const) {
      const why = { reason: 'I want to', override_reason: 'I want to' };
      const denied = await give(clerk, verb, verb === 'post' ? earlier.id : first.id, why);
      expect([denied.status, refusals(denied.body)]).toEqual([400, { journal_date: 'period_locked' }]);
    }
    expect(await overrides()).toEqual([]);
    const posted = await give(head, 'post', made.id, { reason: 'The bill came late' });
    expect([posted.status, posted.body.status]).toEqual([200, 'posted']);
    const unsaid = await give(head, 'void', first.id, { reason: 'Entered twice' });
    expect([unsaid.status, refusals(unsaid.body)]).toEqual([400, { override_reason: 'override_reason' }]);
    const why = { reason: 'Entered twice', override_reason: 'The bank asked for it' };
    expect(refusals((await give(head, 'void', first.id, { ...why, reason: '' })).body)).toEqual({
      reason: 'reason_required',
    });
    expect((await give(head, 'void', first.id, why)).status).toBe(200);
    expect(await toldOf(first.id)).toMatchObject({ command: 'void', reason: 'Entered twice' });
    const record = { day: '2026-08-12', month: '2026-08', by: head.id };
    expect(await overrides()).toEqual([
      { ...record, number: posted.body.invoice_no, reason: 'The bill came late' },
      { ...record, day: '2026-08-10', number: first.invoice_no, reason: 'The bank asked for it' },
    ]);
    const { body: listed } = await head.call('GET', calls('period_override').all);
    expect(listed.period_overrides).toHaveLength(2);
  });

  it('takes a reversal likewise, and an open one needs no record', async () => {
    const before = (await overrides()).length;
    const { body } = await books.post('journal', '2026-09-10', ...sides);
    await step('2026-09', 'lock');
    const asked = { reason: 'Wrong month', reverse_date: '2026-09-11' };
    expect(refusals((await give(head, 'reverse', body.id, asked)).body)).toEqual({
      override_reason: 'override_reason',
    });
    const reversed = await give(head, 'reverse', body.id, { ...asked, override_reason: 'The year is audited' });
    expect(reversed.status, JSON.stringify(reversed.body)).toBe(200);
    expect((await overrides()).slice(before)).toMatchObject([{ day: '2026-09-11', reason: 'The year is audited' }]);
    const { body: other } = await books.post('journal', '2026-10-10', ...sides);
    const why = { reason: 'Entered twice', override_reason: 'To be safe' };
    expect((await give(head, 'void', other.id, why)).status).toBe(200);
    expect(await overrides()).toHaveLength(before + 1);
  });
});

it('a refund and the use of an advance are let into a locked month for a reason, too', async () => {
  const party = await books.party('Early payer');
  const month = '2026-10';
  await books.post('receipt_voucher', `${month}-05`, ['Cash', 90], ['Accounts Receivable', -90, party]);
  const bills = billsOf(office, books);
  const bill = await bills.issue('sales', [`${month}-20`, party], ['Service Fees', 50]);
  const draftRefund = { refund_date: `${month}-21`, direction: 'to_customer', party, ledger: books.ledger('Cash') };
  const { body: refund } = await office.call('POST', calls('refund').create, {
    body: { ...draftRefund, amount: '40.00' },
  });
  await step(month, 'lock');
  const before = (await overrides()).length;
  const ways = [
    [calls('refund').command('post', refund.id), {}],
    [calls('sales').command('apply_advance', bill.body.id), { applied_on: `${month}-22` }],
  ] as const;
  for (const [path, input] of ways) {
    const given = (reason: object) =>
      office.call('POST', path, {
        body: { ...input, ...reason },
        headers: { 'idempotency-key': `late-${++attempts}-of-the-test` },
      });
    const asked = await given({});
    expect([asked.status, refusals(asked.body)]).toEqual([400, { reason: 'override_reason' }]);
    expect((await given({ reason: 'The customer insisted' })).status).toBe(200);
  }
  expect(await overrides()).toHaveLength(before + 2);
});

it('what a document in a month that is locked softly says changes for a reason, which its history keeps', async () => {
  const month = '2026-11';
  const { body: journal } = await books.post('journal', `${month}-02`, ...sides);
  const change = (values: object, who: Pick<Office, 'call'> = clerk) =>
    who.call('PUT', calls('journal').update(journal.id), { body: values });
  expect((await change({ details: 'While it is open' })).status).toBe(200);
  await step(month, 'lock');
  for (const reason of [{}, { reason: null }, { reason: '  ' }]) {
    const unsaid = await change({ details: 'Other words', ...reason });
    expect([unsaid.status, refusals(unsaid.body)]).toEqual([400, { reason: 'words_reason' }]);
  }
  const long = await change({ details: 'Other words', reason: 'x'.repeat(501) });
  expect(refusals(long.body)).toEqual({ reason: 'too_long' });
  expect((await change({ details: 'While it is open' })).body.version).toBe(journal.version + 1);
  expect((await toldOf(journal.id)).reason).toBeNull();
  const said = await change({ details: 'Other words', reason: 'A name was wrong' });
  expect([said.status, said.body.details]).toEqual([200, 'Other words']);
  expect(await toldOf(journal.id)).toMatchObject({
    action: 'update',
    reason: 'A name was wrong',
    after: { details: 'Other words' },
  });
  const numbered = (values: object) =>
    clerk.call('PUT', `${mount('journal')}/update/`, { body: { invoice_no: journal.invoice_no, ...values } });
  expect(refusals((await numbered({ details: 'By number' })).body)).toEqual({ reason: 'words_reason' });
  expect((await numbered({ details: 'By number', reason: 'Said again' })).status).toBe(200);
  expect((await toldOf(journal.id)).reason).toBe('Said again');
  await step(month, 'close_period');
  expect(refusals((await change({ details: 'Too late', reason: 'A name was wrong' })).body)).toEqual({
    details: 'period_locked',
  });
});

describe('a month that is closed for good', () => {
  it('takes nothing, whatever the right and the reason', async () => {
    const { body } = await books.post('journal', '2026-07-10', ...sides);
    await step('2026-07', 'lock');
    await step('2026-07', 'close_period');
    const refused = await give(head, 'void', body.id, { reason: 'Please', override_reason: 'Please' });
    expect([refused.status, refusals(refused.body)]).toEqual([400, { journal_date: 'period_locked' }]);
    expect(refusals((await draft(head, '2026-07-12')).body)).toEqual({ journal_date: 'period_locked' });
    const said = await office.call('PUT', calls('journal').update(body.id), { body: { details: 'Other words' } });
    expect([said.status, refusals(said.body)]).toEqual([400, { details: 'period_locked' }]);
  });

  it('is opened again by two people alone', async () => {
    const rights = ['LIST', 'DETAILS', 'ASK_REOPENING', 'APPROVE_REOPENING', 'DECLINE_REOPENING'].map(
      verb => `ACCOUNTING_PERIOD_${verb}`,
    );
    const [one, other] = [await hire(office, rights), await hire(office, rights)];
    const early = await step('2026-07', 'approve_reopening', {}, other);
    expect([early.status, early.body.reason]).toEqual([409, 'reopening_not_asked']);
    expect(refusals((await step('2026-07', 'ask_reopening', {}, one)).body)).toEqual({ reason: 'reason_required' });
    const asked = await step('2026-07', 'ask_reopening', { reason: 'A bill is missing' }, one);
    expect([asked.status, asked.body.status, asked.body.reopening_reason]).toEqual([
      200,
      'hard_locked',
      'A bill is missing',
    ]);
    const own = await step('2026-07', 'approve_reopening', {}, one);
    expect([own.status, own.body.reason]).toEqual([409, 'own_request']);
    expect((await step('2026-07', 'decline_reopening', {}, other)).body.reopening_reason).toBeNull();
    await step('2026-07', 'ask_reopening', { reason: 'A bill is missing' }, other);
    expect((await step('2026-07', 'approve_reopening', {}, other)).body.reason).toBe('own_request');
    const opened = await step('2026-07', 'approve_reopening', {}, one);
    expect([opened.status, opened.body.status, opened.body.reopening_reason]).toEqual([200, 'soft_locked', null]);
    const { id } = await period('2026-07');
    const { rows } = await office.pool.query(
      `select command, by from history where entity = 'accounting_period' and record = $1 order by id`,
      [id],
    );
    expect(rows.slice(-2)).toEqual([
      { command: 'ask_reopening', by: other.id },
      { command: 'approve_reopening', by: one.id },
    ]);
  });
});
