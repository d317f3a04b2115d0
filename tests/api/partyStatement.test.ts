import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { mailTo } from '../support/outbox.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
let books: Books;
let bills: Bills;
let party: number;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
  party = await books.party('Karim <b>Travels</b>');
  await bills.issue('sales', ['2026-09-01', party], ['Service Fees', 100], { due_date: '2026-10-01' });
  await books.post('receipt_voucher', '2026-10-05', ['Cash', 30], ['Accounts Receivable', -30, party]);
  await bills.issue('sales', ['2026-11-01', party], ['Service Fees', 50], { due_date: '2026-12-01' });
});
afterAll(() => office.close());

const period = { log_date__gte: '2026-10-01', log_date__lte: '2026-11-10' };
const read = (who: Pick<Office, 'call'> = office, asked: Record<string, string> = period) =>
  who.call('GET', `/api/accounts/parties/${party}/statement?${new URLSearchParams(asked)}`);
const mail = (body: object, who: Pick<Office, 'call'> = office) =>
  who.call('POST', calls('party').command('mail_statement', party), {
    body,
    headers: { 'idempotency-key': randomUUID() },
  });

it('runs from the opening to the closing balance, with what is open then', async () => {
  const { status, body } = await read();
  expect(status).toBe(200);
  expect([body.opening, body.closing]).toEqual(['100.00', '120.00']);
  expect(body.movements.map((one: { change: string; balance: string }) => [one.change, one.balance])).toEqual([
    ['-30.00', '70.00'],
    ['50.00', '120.00'],
  ]);
  expect(body.open).toMatchObject([
    { due_date: '2026-10-01', amount: '100.00', outstanding: '70.00' },
    { due_date: '2026-12-01', amount: '50.00', outstanding: '50.00' },
  ]);
  const earlier = await read(office, { ...period, log_date__lte: '2026-10-04' });
  expect(earlier.body).toMatchObject({ closing: '100.00', open: [{ outstanding: '100.00' }] });
  expect((await read(office, { log_date__gte: '2026-10-01' })).status).toBe(400);
});

it('is for whoever reads the ledger', async () => {
  const clerk = await hire(office, ['PARTY_DETAILS', 'PARTY_LIST', 'PARTY_MAIL_STATEMENT']);
  expect((await read(clerk)).status).toBe(403);
  const asked = { email: 'karim@agency.example', language: 'en', starts_on: '2026-10-01', ends_on: '2026-11-10' };
  expect((await mail(asked, clerk)).status).toBe(403);
});

it('tells whoever is bound to a branch what stands and is open there alone', async () => {
  const { id: branch } = await createSample(office, entities.branch);
  const rights = ['PARTY_DETAILS', 'ACCOUNT_LOG_LIST', 'OPEN_ITEM_LIST'];
  const clerk = await hire(office, rights, { branch });
  const elsewhere = await createSample(office, entities.branch);
  const other = await books.party('Of two branches');
  for (const [place, amount] of [
    [branch, 7],
    [elsewhere.id, 500],
  ] as const) {
    const body = books.body('journal', '2026-10-03', ['Accounts Receivable', amount, other], ['Capital', -amount]);
    const { body: made } = await office.call('POST', calls('journal').create, { body: { ...body, branch: place } });
    expect((await books.give('journal', 'post', made.id)).status).toBe(200);
  }
  const path = `/api/accounts/parties/${other}/statement?${new URLSearchParams(period)}`;
  const told = async (who: Pick<Office, 'call'>) => {
    const { body } = await who.call('GET', path);
    return [body.closing, body.open.map((one: { outstanding: string }) => one.outstanding)];
  };
  expect(await told(office)).toEqual(['507.00', ['7.00', '500.00']]);
  expect(await told(clerk)).toEqual(['7.00', ['7.00']]);
});

it('goes by mail in the language asked for, and its history tells to whom', async () => {
  const asked = { email: 'karim@agency.example', starts_on: '2026-10-01', ends_on: '2026-11-10' };
  const wrong = await mail({ ...asked, language: 'ar', ends_on: '2026-09-30' });
  expect([wrong.status, wrong.body.errors]).toMatchObject([400, [{ field: 'ends_on' }]]);
  expect((await mail({ ...asked, language: 'ar', message: 'Kindly <pay>' })).status).toBe(200);
  const [sent] = await mailTo(office, asked.email);
  expect(sent?.subject).toContain('كشف حساب');
  expect(sent?.text).toContain('120.00');
  expect(sent?.html).toContain('dir="rtl"');
  expect(sent?.html).toContain('Kindly &lt;pay&gt;');
  expect(sent?.html).not.toContain('<b>Travels');
  const { rows } = await office.pool.query(
    `select reason, by from history where entity = 'party' and record = $1 and command = 'mail_statement'`,
    [party],
  );
  expect(rows).toMatchObject([{ reason: 'karim@agency.example · 2026-10-01 – 2026-11-10' }]);
  expect(rows[0].by).not.toBeNull();
});

it('is seen before it goes by mail, as it will be sent, and refused as it would be', async () => {
  const asked = { email: 'seen@agency.example', starts_on: '2026-10-01', ends_on: '2026-11-10', language: 'en' };
  const preview = (body: object, who: Pick<Office, 'call'> = office) =>
    who.call('POST', `/api/letters/mail_statement_party/${party}/preview`, { body });
  const seen = await preview({ ...asked, message: 'Kindly pay' });
  expect(await mailTo(office, asked.email)).toEqual([]);
  expect((await mail({ ...asked, message: 'Kindly pay' })).status).toBe(200);
  const [sent] = await mailTo(office, asked.email);
  expect(seen.body).toEqual({
    to: asked.email,
    subject: sent?.subject,
    text: sent?.text,
    files: ['Karim-b-Travels-b-.pdf'],
  });
  // Charged, paid, balance.
  expect(seen.body.text).toMatch(/\| – \| 30\.00 \| 70\.00$/m);
  expect(seen.body.text).toMatch(/\| 50\.00 \| – \| 120\.00$/m);
  expect((await preview({ ...asked, ends_on: '2026-09-30' })).body.errors).toMatchObject([{ field: 'ends_on' }]);
  const clerk = await hire(office, ['PARTY_DETAILS', 'PARTY_LIST', 'PARTY_MAIL_STATEMENT']);
  expect((await preview(asked, clerk)).status).toBe(403);
});
