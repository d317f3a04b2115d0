import { randomUUID } from 'node:crypto';
import { pick } from 'es-toolkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { lastVerification, verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let books: Books;
beforeEach(async () => {
  office = await openOffice();
  books = await openBooks(office);
});
afterEach(() => office.close());

const call = calls('bank_statement');
/** Day of July 2026, and amount: above zero it came in. */
type Line = readonly [day: number, amount: number];
const july = (day: number) => `2026-07-${String(day).padStart(2, '0')}`;
const money = (amount: number) => amount.toFixed(2);

async function statement(opening: number, lines: readonly Line[], more: object = {}) {
  const items = lines.map(([day, amount]) => ({
    line_date: july(day),
    money_in: money(Math.max(amount, 0)),
    money_out: money(Math.max(-amount, 0)),
  }));
  const closing = lines.reduce((total, [, amount]) => total + amount, opening);
  const { status, body } = await office.call('POST', call.create, {
    body: {
      statement_no: 'July',
      ledger: books.ledger('Bank'),
      starts_on: july(1),
      ends_on: july(31),
      opening_amount: money(opening),
      closing_amount: money(closing),
      items,
      ...more,
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

const give = (verb: string, id: number, body: object = {}, more: object = {}) =>
  office.call('POST', call.command(verb, id), { body, headers: { 'idempotency-key': randomUUID() }, ...more });
const read = async (id: number) =>
  (await office.call('GET', `/api/accounts/bank_statements/${id}/reconciliation`)).body;
const receive = (day: number, amount: number) =>
  books.post('receipt_voucher', july(day), ['Bank', amount], ['Commission Income', -amount]);
const pay = (day: number, amount: number) =>
  books.post('payment_voucher', july(day), ['Rent', amount], ['Bank', -amount]);
/** The rows of the ledger by their amounts. */
const rowOf = async (id: number) => {
  const { rows } = await read(id);
  return (amount: number): number => rows.find((row: { amount: string }) => row.amount === money(amount))?.id ?? -1;
};

describe('a bank statement', () => {
  it('is matched with the rows of its account and finished when nothing is left', async () => {
    await receive(2, 500);
    await pay(3, 120);
    await pay(30, 80);
    const made = await statement(0, [
      [3, 500],
      [5, -120],
      [6, -10],
    ]);
    const row = await rowOf(made.id);
    const [first, second, charge] = made.items;
    const pairs = [
      { line: first.id, row: row(500) },
      { line: second.id, row: row(-120) },
    ];
    expect((await give('match', made.id, { pairs })).status).toBe(200);
    expect(await read(made.id)).toMatchObject({ book: '300.00', seen: '380.00', difference: '-10.00' });
    const { body: ledger } = await office.call('GET', `/api/reports/ledger_report?ledger__in=${books.ledger('Bank')}`);
    expect(ledger.rows.map((one: { reconciled_on: string | null }) => one.reconciled_on)).toEqual([
      july(3),
      july(5),
      null,
    ]);
    const early = await give('finish', made.id);
    expect(early.body.errors).toMatchObject([{ field: 'closing_amount', code: 'not_reconciled' }]);
    await pay(6, 10);
    const charged = await rowOf(made.id);
    await give('match', made.id, { pairs: [{ line: charge.id, row: charged(-10) }] });
    const done = await give('finish', made.id);
    expect([done.status, done.body.status], JSON.stringify(done.body)).toEqual([200, 'finished']);
    const { body: report } = await office.call(
      'GET',
      `/api/reports/bank_reconciliation?ledger__in=${books.ledger('Bank')}&log_date__lte=${july(31)}`,
    );
    expect([
      report.opening.amount,
      report.rows.map((one: { amount: string }) => one.amount),
      report.closing.amount,
    ]).toEqual(['290.00', ['80.00'], '370.00']);
    await verifyBooks(office.host, { by: { id: null } } as never);
    expect((await lastVerification(office.host))?.checks.find(one => one.check === 'bank_statements')?.problems).toBe(
      0,
    );
  });

  it('enters what the bank alone knows into the books, and has it matched', async () => {
    await receive(2, 500);
    const made = await statement(0, [
      [3, 500],
      [6, -10],
      [7, 25],
      [8, -100],
    ]);
    const [seen, charge, interest, drawn] = made.items;
    const book = (line: { id: number }, ledger: string, more: object = {}) =>
      give('book', made.id, { line: line.id, ledger: books.ledger(ledger), ...more });
    const charged = await book(charge, 'Rent', { details: 'Charge of July' });
    expect([charged.status, charged.body.log_type], JSON.stringify(charged.body)).toEqual([200, 'payment_voucher']);
    const { body: voucher } = await office.call('GET', calls('payment_voucher').one(charged.body.voucher));
    expect(voucher).toMatchObject({
      status: 'posted',
      payment_date: july(6),
      amount: '10.00',
      details: 'Charge of July',
    });
    expect((await book(interest, 'Commission Income')).body.log_type).toBe('receipt_voucher');
    expect((await book(drawn, 'Cash')).body.log_type).toBe('contra');
    expect((await book(charge, 'Rent')).body.code).toBe('already_reconciled');
    expect((await book(seen, 'Bank')).body.errors).toMatchObject([{ field: 'ledger', code: 'same_ledger' }]);
    expect(await read(made.id)).toMatchObject({ difference: '500.00' });
    expect((await read(made.id)).matches.map((one: { line: number }) => one.line).sort()).toEqual(
      [charge, interest, drawn].map(({ id }) => id).sort(),
    );
  });

  it('says what it does not add up to, and is of a bank', async () => {
    await receive(2, 500);
    const made = await statement(0, [[3, 500]], { closing_amount: '400.00' });
    const row = await rowOf(made.id);
    const pairs = [{ line: made.items[0].id, row: row(500) }];
    const { body } = await give('match', made.id, { pairs });
    expect(body.errors).toMatchObject([{ field: 'closing_amount', code: 'statement_sum' }]);
    const other = { ...made, statement_no: 'Other', ledger: books.ledger('Cash'), items: [] };
    const asked = pick(other, ['statement_no', 'ledger', 'starts_on', 'ends_on', 'items']);
    const refused = await office.call('POST', calls('bank_statement').create, { body: asked });
    expect(refused.body.errors).toMatchObject([{ field: 'ledger', code: 'not_a_bank' }]);
  });

  it('matches one line with several rows, and takes them back together', async () => {
    await receive(2, 300);
    await receive(2, 200);
    const made = await statement(0, [[3, 500]]);
    const row = await rowOf(made.id);
    const line = made.items[0].id;
    const alone = await give('match', made.id, { pairs: [{ line, row: row(300) }] });
    expect(alone.body.errors).toMatchObject([{ code: 'match_differs' }]);
    await give('match', made.id, { pairs: [300, 200].map(amount => ({ line, row: row(amount) })) });
    expect(await read(made.id)).toMatchObject({ difference: '0.00', matches: [{ line }, { line }] });
    const kept = await office.call('PUT', call.update(made.id), { body: { items: [] } });
    expect(kept.body.errors).toMatchObject([{ field: 'items', code: 'line_matched' }]);
    await give('unmatch', made.id, { rows: [{ row: row(300) }] });
    expect(await read(made.id)).toMatchObject({ difference: '500.00', matches: [] });
  });

  it('takes one row for two statements, or two people, once', async () => {
    await receive(2, 500);
    const one = await statement(0, [[3, 500]], { ends_on: july(10) });
    const other = await statement(0, [[12, 500]], { starts_on: july(11) });
    const row = (await rowOf(one.id))(500);
    const answers = await Promise.all(
      [one, other, one].map(({ id, items }) => give('match', id, { pairs: [{ line: items[0].id, row }] })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(
      Array(2).fill('already_reconciled'),
    );
  });

  it('keeps a reconciled voucher from being voided, not from being reversed', async () => {
    const { body: voucher } = await receive(2, 500);
    const made = await statement(0, [[3, 500]]);
    const row = (await rowOf(made.id))(500);
    await give('match', made.id, { pairs: [{ line: made.items[0].id, row }] });
    const refused = await books.give('receipt_voucher', 'void', voucher.id, { body: { reason: 'Wrong' } });
    expect([refused.status, refused.body.reason]).toEqual([409, 'is_reconciled']);
    const reversed = await books.give('receipt_voucher', 'reverse', voucher.id, {
      body: { reason: 'Wrong', reverse_date: july(4) },
    });
    expect(reversed.status, JSON.stringify(reversed.body)).toBe(200);
  });

  it('is either matched or voided, whoever comes first', async () => {
    const { body: voucher } = await receive(2, 500);
    const made = await statement(0, [[3, 500]]);
    const row = (await rowOf(made.id))(500);
    const [matched, voided] = await Promise.all([
      give('match', made.id, { pairs: [{ line: made.items[0].id, row }] }),
      books.give('receipt_voucher', 'void', voucher.id, { body: { reason: 'Wrong' } }),
    ]);
    expect([matched.status === 200, voided.status === 200].filter(Boolean)).toHaveLength(1);
    expect((await read(made.id)).matches).toHaveLength(matched.status === 200 ? 1 : 0);
  });

  it('of no branch is not for who sees one branch alone, that of their own is', async () => {
    const branch = (await createSample(office, entities.branch)).id;
    const other = (await createSample(office, entities.branch)).id;
    const rights = ['LIST', 'DETAILS', 'UPDATE'].map(verb => `BANK_STATEMENT_${verb}`);
    const clerk = await hire(office, [...rights, 'ACCOUNT_LOG_LIST', 'LEDGER_ACCOUNT_LIST'], { branch });
    const [common, own, foreign] = [
      await statement(0, []),
      await statement(0, [], { branch }),
      await statement(0, [], { branch: other }),
    ];
    const path = (id: number) => `/api/accounts/bank_statements/${id}/reconciliation`;
    const answers = await Promise.all([common, own, foreign].map(({ id }) => clerk.call('GET', path(id))));
    expect(answers.map(({ status }) => status)).toEqual([403, 200, 404]);
    const finished = await clerk.call('POST', call.command('finish', own.id), { body: {} });
    expect(finished.status).toBe(403);
  });

  it('begins with the rows before the first one, goes on in order, and is opened again from the last', async () => {
    await receive(2, 500);
    const first = await statement(500, [], { starts_on: july(5), ends_on: july(10) });
    expect(await read(first.id)).toMatchObject({ earlier: 1, difference: '500.00' });
    const second = await statement(500, [[12, 7]], { starts_on: july(11) });
    await give('explain', second.id, { line: second.items[0].id, explanation: 'A mistake of the bank' });
    expect((await give('finish', second.id)).body.reason).toBe('earlier_statement_open');
    await give('bring_forward', first.id);
    for (const { id } of [first, second]) {
      const done = await give('finish', id);
      expect(done.status, JSON.stringify(done.body)).toBe(200);
    }
    expect((await office.call('DELETE', call.remove(second.id))).body.code).toBe('use_reopen');
    const again = await give('reopen', first.id, { reason: 'A row was wrong' });
    expect([again.status, again.body.reason]).toEqual([409, 'later_statement_finished']);
    expect((await give('reopen', second.id, { reason: 'A row was wrong' })).body.status).toBe('draft');
  });
});
