import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { creditNoteLetter, invoiceLetter } from '../../catalog/bills/mailBill.ts';
import { locales } from '../../catalog/engine/texts/texts.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { receiptLetter } from '../../catalog/ledger/vouchers/mailReceipt.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { openMailedOffice } from '../support/mailedOffice.ts';
import type { Office, Reply } from '../support/office.ts';
import { mailTo } from '../support/outbox.ts';

const OWN = 'karim@travels.example';
const letters = {
  mail_bill_sales: invoiceLetter,
  mail_bill_credit_note: creditNoteLetter,
  mail_receipt_receipt_voucher: receiptLetter,
} as const;
type Name = keyof typeof letters;

let open: Awaited<ReturnType<typeof openMailedOffice>>;
let office: Office;
let books: Books;
let bills: Bills;
let party: number;
const ids: Partial<Record<Name, number>> = {};
beforeAll(async () => {
  open = await openMailedOffice();
  ({ office } = open);
  books = await openBooks(office);
  bills = billsOf(office, books);
  party = await books.party('Karim $x$ Travels');
  await office.call('PUT', calls('party').update(party), { body: { email: OWN } });
  const issued = [
    await bills.issue('sales', ['2026-11-01', party], ['Service Fees', 1250.5], { due_date: '2026-12-01' }),
    await bills.issue('credit_note', ['2026-11-02', party], ['Service Fees', 70]),
    await books.post('receipt_voucher', '2026-11-05', ['Cash', 3000.75], ['Accounts Receivable', -3000.75, party]),
  ];
  for (const [at, name] of (Object.keys(letters) as Name[]).entries()) ids[name] = issued[at]?.body.id;
});
// An address gets a bounded number of mails an hour.
beforeEach(async () => void (await office.pool.query('delete from hourly_use')));
afterAll(() => open.close());

type Who = Pick<Office, 'call'>;
const parts = {
  mail_bill_sales: ['sales', 'mail_bill'],
  mail_bill_credit_note: ['credit_note', 'mail_bill'],
  mail_receipt_receipt_voucher: ['receipt_voucher', 'mail_receipt'],
} as const;
const preview = (name: Name, body: object, who: Who = office, id = ids[name]): Promise<Reply> =>
  who.call('POST', `/api/letters/${name}/${id}/preview`, { body });
const send = (name: Name, body: object, who: Who = office, id = ids[name] ?? 0): Promise<Reply> =>
  who.call('POST', calls(parts[name][0]).command(parts[name][1], id), {
    body,
    headers: { 'idempotency-key': randomUUID() },
  });
const letter = (name: Name, language: 'en' | 'tr' | 'ar' = 'en') => ({
  language,
  ...letters[name].templates[language],
});
const names = Object.keys(letters) as Name[];

describe.each([
  ['mail_bill_sales', '1,250.50', /^SA-/],
  ['mail_bill_credit_note', '70.00', /^CN-/],
  ['mail_receipt_receipt_voucher', '3,000.75', /^RV-/],
] as const)('%s', (name, amount, number) => {
  it.each(locales)('goes to the address on record with its paper, as it is seen before, in %s', async language => {
    const seen = await preview(name, letter(name, language));
    expect((await send(name, letter(name, language))).status).toBe(200);
    const [queued] = await mailTo(office, OWN);
    const { raw, files, papers } = await open.arrivedAt(OWN);
    expect(seen.body).toEqual({ to: OWN, subject: queued?.subject, text: queued?.text, files });
    expect(queued?.text).toContain(`${amount} BDT`);
    expect(queued?.text).toContain('Karim $x$ Travels');
    expect(queued?.text).toMatch(/https:\/\/office\.rihla\.example\/verify\/\S{32}/);
    expect(files).toEqual([expect.stringMatching(number)]);
    expect(papers[0]).toContain(amount);
    expect(papers[0]).toContain(files[0]?.replace('.pdf', ''));
    expect(`${raw}${queued?.subject}${queued?.text}${papers[0]}`).not.toMatch(/\{\{|…/);
  });

  it('is told by its history', async () => {
    const filter = encodeURIComponent(JSON.stringify({ entity: parts[name][0], record: ids[name] }));
    const [last] = (await office.call('GET', `/api/history?filter=${filter}`)).body;
    expect(last).toMatchObject({ command: parts[name][1], reason: OWN });
  });

  it('asks for its own right and for that to see the document, and for another one to write elsewhere', async () => {
    const [entity, verb] = parts[name].map(part => part.toUpperCase());
    const body = letter(name);
    for (const rights of [[`${entity}_DETAILS`], [`${entity}_${verb}`]])
      for (const call of [preview, send])
        expect((await call(name, body, await hire(office, ['ALL_BRANCHES', ...rights]))).status).toBe(403);
    const clerk = await hire(office, ['ALL_BRANCHES', `${entity}_DETAILS`, `${entity}_${verb}`]);
    const seen = await preview(name, body, clerk);
    expect(seen.status).toBe(200);
    expect(seen.body.text).toContain('Dear …,');
    const elsewhere = { ...body, email: 'other@evil.example' };
    for (const call of [preview, send])
      expect(await call(name, elsewhere, clerk)).toMatchObject({ status: 403, body: { code: 'address_right' } });
    expect((await send(name, body, clerk)).status).toBe(200);
    expect((await open.arrivedAt(OWN)).files).toHaveLength(1);
  });
});

it('no draft is mailed, nor what is void', async () => {
  const draft = await bills.draft('sales', ['2026-11-01', party], ['Service Fees', 10]);
  const body = letter('mail_bill_sales');
  for (const call of [preview, send])
    expect((await call('mail_bill_sales', body, office, draft.body.id)).status).toBe(409);
  const voided = await bills.issue('sales', ['2026-11-01', party], ['Service Fees', 10]);
  await bills.give('sales', 'void', voided.body.id, { body: { reason: 'A mistake' } });
  for (const call of [preview, send])
    expect((await call('mail_bill_sales', body, office, voided.body.id)).status).toBe(409);
});

it('money of several payers goes to no address but one that is typed', async () => {
  const other = await books.party('Another payer');
  const posted = await books.post(
    'receipt_voucher',
    '2026-11-06',
    ['Cash', 30],
    ['Accounts Receivable', -10, party],
    ['Accounts Receivable', -20, other],
  );
  const name = 'mail_receipt_receipt_voucher';
  const refused = await preview(name, letter(name), office, posted.body.id);
  expect(refused.body.errors).toMatchObject([{ field: 'email', code: 'no_address' }]);
  const typed = await preview(name, { ...letter(name), email: 'both@payers.example' }, office, posted.body.id);
  expect(typed.body.text).toContain('Dear Karim $x$ Travels, Another payer,');
});

it('a receipt that takes another one back is no receipt', async () => {
  const posted = await books.post('receipt_voucher', '2026-11-07', ['Cash', 5], ['Accounts Receivable', -5, party]);
  await books.give('receipt_voucher', 'reverse', posted.body.id, {
    body: { reason: 'A mistake', reverse_date: '2026-11-08' },
  });
  const { rows } = await office.pool.query('select id from receipt_voucher where reverses = $1', [posted.body.id]);
  const name = 'mail_receipt_receipt_voucher';
  expect(rows).toHaveLength(1);
  for (const call of [preview, send])
    expect(await call(name, letter(name), office, rows[0]?.id)).toMatchObject({
      status: 409,
      body: { reason: 'is_reversal' },
    });
});

it('a merge field that is none is refused', async () => {
  for (const name of names)
    for (const call of [preview, send])
      expect((await call(name, { ...letter(name), message: '{{secret}}' })).status).toBe(400);
});
