import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { matureCheques } from '../../server/modules/banking/cheques/matureCheques.ts';
import { verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let books: Books;
let bills: Bills;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
});
afterAll(() => office.close());

const { create, one, command } = calls('cheque');
const give = (verb: string, id: number, body: object = {}) =>
  office.call('POST', command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
const fields = (body: { errors?: { field: string; code: string }[] }) =>
  (body.errors ?? []).map(({ field, code }) => `${field} ${code}`);
const balanceOf = async (name: string, day: string) => {
  const { rows } = await office.pool.query(
    `select coalesce(sum(debit_amount - credit_amount), 0.00)::text as balance
     from account_log join ledger_account on ledger_account.id = ledger where name = $1 and log_date <= $2`,
    [name, day],
  );
  return rows[0]?.balance;
};
/** Closes a month for good. */
async function close(name: string): Promise<void> {
  const { rows } = await office.pool.query<{ id: number }>('select id from accounting_period where name = $1', [name]);
  for (const verb of ['lock', 'close_period'])
    await office.call('POST', calls('accounting_period').command(verb, rows[0]?.id), { body: {} });
}
const sound = () => verifyBooks(office.host, { by: { id: 1 } });

interface ChequeInput {
  readonly day?: string;
  readonly dated?: string;
  readonly ledger?: string;
  readonly bank?: string;
  /** By its id. */
  readonly account?: number;
  readonly direction?: 'received' | 'issued';
  readonly no?: string;
  readonly drawnOn?: string;
}
let serial = 0;
const draft = (party: number, amount: number, given: ChequeInput = {}) => {
  const { day = '2026-11-02', dated = day, ledger = 'Accounts Receivable', bank, direction, no, drawnOn } = given;
  const account = given.account ?? (bank && books.ledger(bank));
  serial += 1;
  const body = {
    party,
    amount: amount.toFixed(2),
    entry_date: day,
    cheque_date: dated,
    cheque_no: no ?? `${400_000 + serial}`,
    bank_name: drawnOn ?? null,
  };
  return office.call('POST', create, {
    body: { ...body, ledger: books.ledger(ledger), ...(account && { bank: account }), direction },
  });
};
const entered = async (...asked: Parameters<typeof draft>) => give('enter', (await draft(...asked)).body.id);

it('pays the bill of a vendor as it is issued, out of a bank, and not where tax is withheld', async () => {
  const vendor = await books.party('Hotel');
  const { body: bill } = await bills.issue('purchase', ['2026-03-02', vendor], ['Package Cost', 500]);
  const pay = (id: number, ledger: string, cheque_no: string) =>
    bills.give('purchase', 'pay', id, {
      body: { ledger: books.ledger(ledger), paid_on: '2026-03-05', pay_amount: '200.00', cheque_no },
    });
  expect(fields((await pay(bill.id, 'Cash', '900100')).body)).toEqual(['ledger not_a_bank']);
  const before = Number(await balanceOf('Bank', '2026-03-31'));
  const paid = await pay(bill.id, 'Bank', '900100');
  expect([paid.status, paid.body.outstanding, paid.body.voucher]).toEqual([200, '300.00', null]);
  expect((await office.call('GET', one(paid.body.cheque))).body).toMatchObject({
    status: 'issued',
    direction: 'issued',
    bank: books.ledger('Bank'),
    amount: '200.00',
  });
  expect(Number(await balanceOf('Bank', '2026-03-31')) - before).toBe(-200);
  const tds = await office.call('POST', calls('tax_code').create, {
    body: {
      name: 'TDS of hotels',
      kind: 'tds',
      ledger: books.ledger('TDS Payable'),
      rates: [{ valid_from: '2026-01-01', percent: '5' }],
    },
  });
  const withheld = await bills.issue('purchase', ['2026-03-04', vendor], ['Package Cost', 500], { tds: tds.body.id });
  expect(fields((await pay(withheld.body.id, 'Bank', '900101')).body)).toEqual(['cheque_no cheque_withholds']);
});

it('Bounced cheque: the bill is owed again from that day on, in a locked month nothing changes', async () => {
  const party = await books.party('Karim');
  const { body: bill } = await bills.issue('sales', ['2026-01-05', party], ['Service Fees', 10_000], {
    due_date: '2026-02-04',
  });
  const taken = await bills.give('sales', 'take_payment', bill.id, {
    body: { cheque_no: '100200', bank_name: 'Sonali Bank', paid_on: '2026-01-15' },
  });
  expect(taken.status).toBe(200);
  const { cheque } = taken.body;
  expect((await office.call('GET', one(cheque))).body).toMatchObject({ status: 'received', posted_on: '2026-01-15' });
  const deposited = { deposit_into: books.ledger('Bank'), deposit_date: '2026-01-20', deposit_slip: 'S-1' };
  expect((await give('deposit', cheque, deposited)).body.status).toBe('deposited');
  expect([await balanceOf('Bank', '2026-01-31'), await balanceOf('Cheques in Hand', '2026-01-31')]).toEqual([
    '0.00',
    '10000.00',
  ]);
  await close('2026-01');
  const posted = await office.pool.query('select count(*) from posting');

  const early = await give('bounce', cheque, { bounce_date: '2026-01-25', reason: 'No funds' });
  expect([early.status, fields(early.body)]).toEqual([400, ['bounce_date period_locked']]);
  const returned = { bounce_date: '2026-02-06', bank_charge: '115.00', reason: 'No funds' };
  expect((await give('bounce', cheque, returned)).body).toMatchObject({ status: 'bounced', charge: '115.00' });

  expect([
    await balanceOf('Accounts Receivable', '2026-01-31'),
    await balanceOf('Accounts Receivable', '2026-02-06'),
    await balanceOf('Bank', '2026-02-28'),
    await balanceOf('Bank Charges', '2026-02-28'),
    await balanceOf('Cheques in Hand', '2026-02-06'),
  ]).toEqual(['0.00', '10000.00', '-115.00', '115.00', '0.00']);
  expect(await bills.outstanding('sales', bill.id)).toEqual(['10000.00']);
  expect([await bills.settledAsOf(bill.id, '2026-01-31'), await bills.settledAsOf(bill.id, '2026-02-06')]).toEqual([
    '10000.00',
    '0.00',
  ]);
  const { body: open } = await office.call(
    'GET',
    `/api/reports/open_items?party__in=${party}&log_date__lte=2026-02-28`,
  );
  expect(open.rows).toMatchObject([{ outstanding: '10000.00', due_date: '2026-02-04', overdue: 24 }]);
  const void_ = await give('cancel', cheque, { cancel_date: '2026-02-07', reason: 'Twice' });
  expect([void_.status, void_.body.code]).toEqual([409, 'INVALID_TRANSITION']);
  const { rows } = await office.pool.query(
    `select log_date::text from posting order by id offset ${posted.rows[0].count}`,
  );
  expect(rows.map(({ log_date }) => log_date)).toEqual(['2026-02-06', '2026-02-06']);
  expect(await sound()).toBe(true);
});

describe('the same cheque is registered once', () => {
  const sonali = { no: 'SB-0071', drawnOn: 'Sonali Bank' };
  const refusalOf = async (id: number) => {
    const { status, body } = await give('enter', id);
    return [status, ...fields(body)];
  };

  it('however its number and its bank are written, and another of each part is another cheque', async () => {
    const [rahim, karim] = [await books.party('Rahim, twice'), await books.party('Karim, once')];
    const first = await entered(rahim, 10, sonali);
    expect(first.body.status).toBe('received');
    const twice = await entered(rahim, 10, { no: ' sb 00-71', drawnOn: 'SONALI  bank' });
    expect([twice.status, twice.body.errors]).toMatchObject([
      400,
      [{ field: 'cheque_no', code: 'cheque_registered', params: { number: first.body.invoice_no } }],
    ]);
    // One whose bank was not written down may be that one.
    expect(fields((await entered(rahim, 10, { no: 'SB0071' })).body)).toEqual(['cheque_no cheque_registered']);
    // The same digits in the scripts of here, and without the zeros that banks print before them.
    await entered(rahim, 10, { ...sonali, no: '0077889' });
    for (const no of ['77889', '٠٠٧٧٨٨٩', '۷۷۸۸۹', '৭৭৮৮৯', '77\u200b889\u200e', '77–889', '77/889', '７７８８９'])
      expect(fields((await entered(rahim, 10, { ...sonali, no })).body), no).toEqual(['cheque_no cheque_registered']);
    const comma = { no: '77889', drawnOn: 'Sonali\u200d Bank,' };
    expect(fields((await entered(rahim, 10, comma)).body)).toEqual(['cheque_no cheque_registered']);
    const others = [
      await entered(rahim, 10, { ...sonali, no: 'SB-0072' }),
      await entered(rahim, 10, { ...sonali, drawnOn: 'Islami Bank' }),
      await entered(karim, 10, sonali),
      await entered(rahim, 10, { ...sonali, ledger: 'Accounts Payable', bank: 'Bank', direction: 'issued' }),
    ];
    expect(others.map(({ body }) => body.status)).toEqual(['received', 'received', 'received', 'issued']);
  });

  it('a draft of it may be written, and is refused as it is entered: nothing has changed', async () => {
    const party = await books.party('Drafts');
    const [first, other] = [await draft(party, 10, sonali), await draft(party, 10, sonali)];
    expect([first.status, other.status]).toEqual([201, 201]);
    expect((await give('enter', other.body.id)).body.status).toBe('received');
    expect(await refusalOf(first.body.id)).toEqual([400, 'cheque_no cheque_registered']);
    expect((await office.call('GET', one(first.body.id))).body.status).toBe('draft');
    expect(await bills.partyBalances(party)).toEqual({ 'Customer Advances': '-10.00' });
  });

  it('one that waits for its date counts as well', async () => {
    const party = await books.party('Waiting');
    const waiting = await entered(party, 10, { ...sonali, day: '2026-11-02', dated: '2027-02-01' });
    expect(waiting.body.status).toBe('post_dated');
    expect(fields((await entered(party, 10, sonali)).body)).toEqual(['cheque_no cheque_registered']);
  });

  it('again once it was returned, and once it was cancelled', async () => {
    const party = await books.party('Again');
    const { body: returned } = await entered(party, 10, sonali);
    await give('deposit', returned.id, { deposit_into: books.ledger('Bank'), deposit_date: '2026-11-03' });
    expect(fields((await entered(party, 10, sonali)).body)).toEqual(['cheque_no cheque_registered']);
    await give('bounce', returned.id, { bounce_date: '2026-11-04', reason: 'No funds' });
    const { body: cancelled } = await entered(party, 10, sonali);
    expect(cancelled.status).toBe('received');
    await give('cancel', cancelled.id, { cancel_date: '2026-11-05', reason: 'Typed twice' });
    expect((await entered(party, 10, sonali)).body.status).toBe('received');
  });

  it('of an account of the agency whoever it pays, and of another account not', async () => {
    const [paid, other] = [await books.party('Paid by it'), await books.party('Paid by it, too')];
    const given = { no: '55 01', ledger: 'Accounts Payable', bank: 'Bank', direction: 'issued' } as const;
    expect((await entered(paid, 10, given)).body.status).toBe('issued');
    expect(fields((await entered(other, 20, { ...given, no: '5501' })).body)).toEqual(['cheque_no cheque_registered']);
    const { body: ledger } = await office.call('GET', calls('ledger_account').one(books.ledger('Bank')));
    const second = { name: 'Second Bank', head_group: ledger.head_group };
    const { body: bank } = await office.call('POST', calls('ledger_account').create, { body: second });
    expect((await entered(other, 20, { ...given, no: '5501', account: bank.id })).body.status).toBe('issued');
  });

  it('taken for a bill a second time, it settles nothing', async () => {
    const party = await books.party('Two bills');
    const take = async (amount: number) => {
      const { body } = await bills.issue('sales', ['2026-11-05', party], ['Service Fees', amount]);
      const paid = { cheque_no: '4711', bank_name: 'Sonali Bank', paid_on: '2026-11-06' };
      return { id: body.id, ...(await bills.give('sales', 'take_payment', body.id, { body: paid })) };
    };
    expect((await take(30)).status).toBe(200);
    const twice = await take(40);
    expect(fields(twice.body)).toEqual(['cheque_no cheque_registered']);
    expect(await bills.outstanding('sales', twice.id)).toEqual(['40.00']);
  });

  it('of twelve who register it at once, one has done so', async () => {
    const party = await books.party('Crowd');
    const drafts = await Promise.all(Array.from({ length: 12 }, () => draft(party, 10, sonali)));
    const answers = await Promise.all(drafts.map(({ body }) => give('enter', body.id)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 400),
    ]);
    expect(await bills.partyBalances(party)).toEqual({ 'Customer Advances': '-10.00' });
  });
});

describe('a cheque', () => {
  it('that is received stands in hand until the bank has paid it, and comes onto the account on that day', async () => {
    const party = await books.party('Rahim');
    const before = await balanceOf('Bank', '2026-11-30');
    const { body } = await entered(party, 700);
    expect(body).toMatchObject({ status: 'received', posted_on: '2026-11-02' });
    expect(body.invoice_no).toMatch(/^CQ-2026-\d{6}$/);
    expect(await bills.partyBalances(party)).toEqual({ 'Customer Advances': '-700.00' });
    const into = (name: string, deposit_date: string) =>
      give('deposit', body.id, { deposit_into: books.ledger(name), deposit_date });
    expect(fields((await into('Cash', '2026-11-03')).body)).toEqual(['deposit_into not_a_bank']);
    expect(fields((await into('Bank', '2026-11-01')).body)).toEqual(['deposit_date before_cheque']);
    await into('Bank', '2026-11-03');
    expect(fields((await give('clear', body.id, { clear_date: '2026-11-22' })).body)).toEqual([
      'clear_date future_date',
    ]);
    const cleared = await give('clear', body.id, { clear_date: '2026-11-05' });
    expect(cleared.body).toMatchObject({ status: 'cleared', cleared_on: '2026-11-05' });
    expect([await balanceOf('Bank', '2026-11-04'), await balanceOf('Bank', '2026-11-05')]).toEqual([
      before,
      (Number(before) + 700).toFixed(2),
    ]);
    expect(await sound()).toBe(true);
  });

  it('that is issued leaves the bank at once; bounced, the vendor is owed again', async () => {
    const vendor = await books.party('Airline');
    const { body: bill } = await bills.issue('purchase', ['2026-11-01', vendor], ['Package Cost', 300]);
    const given = { ledger: 'Accounts Payable', bank: 'Bank', direction: 'issued' } as const;
    const before = Number(await balanceOf('Bank', '2026-11-30'));
    const { body } = await entered(vendor, 300, given);
    expect([body.status, await bills.outstanding('purchase', bill.id)]).toEqual(['issued', ['0.00']]);
    expect(Number(await balanceOf('Bank', '2026-11-30')) - before).toBe(-300);
    await give('bounce', body.id, { bounce_date: '2026-11-10', reason: 'Signature' });
    expect(await bills.outstanding('purchase', bill.id)).toEqual(['300.00']);
    expect(Number(await balanceOf('Bank', '2026-11-30')) - before).toBe(0);
    expect(await sound()).toBe(true);
  });

  it('whose charge the customer owes', async () => {
    const party = await books.party('Selim');
    const { body } = await entered(party, 50);
    await give('deposit', body.id, { deposit_into: books.ledger('Bank'), deposit_date: '2026-11-03' });
    const returned = { bounce_date: '2026-11-04', bank_charge: '115.00', charge_party: true, reason: 'No funds' };
    expect((await give('bounce', body.id, returned)).body.status).toBe('bounced');
    expect(await bills.partyBalances(party)).toEqual({ 'Accounts Receivable': '115.00', 'Customer Advances': '0.00' });
    expect(await sound()).toBe(true);
  });

  it('that no bank has seen is cancelled on a day of its own; one that no bank pays is not entered', async () => {
    const party = await books.party('Cancelled');
    const { body } = await entered(party, 20);
    const cancelled = await give('cancel', body.id, { cancel_date: '2026-11-06', reason: 'Paid in cash' });
    expect(cancelled.body.status).toBe('cancelled');
    expect(await bills.partyBalances(party)).toEqual({ 'Customer Advances': '0.00' });
    expect(fields((await entered(party, 5, { direction: 'issued' })).body)).toEqual(['bank required']);
    const byHand = await books.post('journal', '2026-11-06', ['Cheques in Hand', 5], ['Capital', -5]);
    expect(fields(byHand.body)).toEqual(['items.0.ledger documents_only']);
    expect(await sound()).toBe(true);
  });

  it('that the bank has matched is not cancelled', async () => {
    const vendor = await books.party('Hotel');
    const given = { ledger: 'Accounts Payable', bank: 'Bank', direction: 'issued' } as const;
    const { body } = await entered(vendor, 40, given);
    await office.pool.query(`
      insert into bank_statement (status, statement_no, ledger, starts_on, ends_on, opening_amount, closing_amount)
      values ('draft', 'BS', ${books.ledger('Bank')}, '2026-11-01', '2026-11-30', 0, 0)`);
    await office.pool.query(
      `insert into reconciled_row (account_log, statement, amount, reconciled_on)
       select account_log.id, 1, -40, '2026-11-03' from account_log where reference_no = $1 and ledger = $2`,
      [body.invoice_no, books.ledger('Bank')],
    );
    const refused = await give('cancel', body.id, { cancel_date: '2026-11-06', reason: 'Lost' });
    expect([refused.status, refused.body.reason]).toEqual([409, 'is_reconciled']);
  });

  it('that is post-dated posts nothing before its date, and is entered by the host on that day', async () => {
    const party = await books.party('Later');
    const { body: bill } = await bills.issue('sales', ['2026-11-01', party], ['Service Fees', 90]);
    const { body } = await entered(party, 90, { day: '2026-11-20', dated: '2026-11-23' });
    expect([body.status, body.posted_on, await bills.outstanding('sales', bill.id)]).toEqual([
      'post_dated',
      null,
      ['90.00'],
    ]);
    const early = await give('mature', body.id);
    expect([early.status, early.body.reason]).toEqual([409, 'cheque_not_due']);
    await matureCheques(office.host);
    expect((await office.call('GET', one(body.id))).body.status).toBe('post_dated');
    office.wait(2 * 24 * 60 * 60);
    await matureCheques(office.host);
    await matureCheques(office.host);
    // Nobody's session lasts that long.
    const { rows } = await office.pool.query(
      `select cheque.status, posted_on::text, outstanding::text
       from cheque cross join sales where cheque.id = $1 and sales.id = $2`,
      [body.id, bill.id],
    );
    expect(rows).toEqual([{ status: 'received', posted_on: '2026-11-23', outstanding: '0.00' }]);
  });
});
