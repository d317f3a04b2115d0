import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionName } from '../../catalog/engine/policies.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { pairs, paperPath, papersOf, unreadIn } from '../support/askPapers.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks, type Side } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Journeys, journeysOf } from '../support/journeys.ts';
import { type Office, openOffice } from '../support/office.ts';
import { hasPoppler } from '../support/pdf.ts';
import { DAY, shopOrders } from '../support/shopOrders.ts';
import { madeOf, stockOf } from '../support/stock.ts';

let office: Office;
let books: Books;
let bills: Bills;
let journeys: Journeys;
let papers: ReturnType<typeof papersOf>;
/** The receipt of an order, of which one bill is settled and the rest waits. */
let receipt: number;
let numbers: { readonly bill: string; readonly order: string };
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
  journeys = journeysOf(office);
  papers = papersOf(office);
  const orders = shopOrders(office);
  const bag = await stockOf(office, 'Suitcase');
  await bag.move('goods_received', 7, '700.00');
  const order = await orders.upTo('process', {
    party: await madeOf(office, 'party', { name: 'আব্দুল করিম', phone: '+8801811222333', address: '22 Station Road' }),
    order_date: DAY,
    branch: bag.branch,
    items: [{ stock_item: bag.item, quantity: 5, rate: '1000.00' }],
  });
  const [line] = (await orders.read(order)).items;
  const shipped = await orders.give('ship', order, { shipped_on: DAY, pieces: [{ line: line.id, quantity: 2 }] });
  const paid = await orders.give('take_payment', order, {
    paid_on: DAY,
    pay_amount: '3500.00',
    ledger: books.ledger('Cash'),
    other_payments: [{ ledger: books.ledger('Bank'), amount: '500.00' }],
  });
  expect(paid.status, JSON.stringify(paid.body)).toBe(200);
  receipt = paid.body.voucher;
  const bill = await office.call('GET', calls('sales').one(shipped.body.sales));
  numbers = { bill: bill.body.invoice_no, order: (await orders.read(order)).order_no };
});
afterAll(() => office.close());

describe('the receipt of an order, paid in two ways and partly before it is shipped', () => {
  it('says who has paid, how, what for, and what is still open', async () => {
    const paper = await papers.read('receipt_voucher', receipt);
    expect(paper.title).toBe('Money receipt RV-2026-000001');
    expect(paper.parties).toEqual([
      { label: 'Received from', value: 'আব্দুল করিম', lines: ['22 Station Road', '+8801811222333'] },
    ]);
    expect(pairs(paper.facts)).toEqual(['Date: 21 Nov 2026', 'Paid by: Cash: 3,000.00', 'Paid by: Bank: 500.00']);
    expect(paper.columns.map(({ label }) => label)).toEqual(['No.', 'Particulars', 'Amount', 'Still open']);
    expect(paper.rows).toEqual([
      ['1', `Invoice ${numbers.bill} · Our order ${numbers.order}`, '2,000.00', '0.00'],
      ['2', `Advance · Our order ${numbers.order}`, '1,500.00', '1,500.00'],
    ]);
    expect(pairs(paper.totals)).toEqual(['Total received: 3,500.00']);
    expect(paper.amountInWords?.value).toBe('Three thousand five hundred taka only');
    expect(paper.notes).toEqual([]);
    expect(paper.code?.address).toMatch(/\/verify\/[\w-]{32}$/);
  });

  it.each([
    ['tr', 'Tahsilat makbuzu', 'Avans · Siparişimiz', 'Tahsil edilen toplam: 3,500.00'],
    ['ar', 'سند قبض', 'دفعة مقدمة · رقم الطلب لدينا', 'إجمالي المقبوض: 3,500.00'],
    ['bn', 'টাকা প্রাপ্তির রসিদ', 'অগ্রিম · আমাদের অর্ডার', 'মোট প্রাপ্ত: 3,500.00'],
  ] as const)('says the same in %s', async (language, title, advance, total) => {
    const paper = await papers.read('receipt_voucher', receipt, language);
    expect(paper.title).toBe(`${title} RV-2026-000001`);
    expect(paper.rows[1]?.[1]).toBe(`${advance} ${numbers.order}`);
    expect(pairs(paper.totals)).toEqual([total]);
  });

  it.skipIf(!hasPoppler).each(['ar', 'bn'] as const)(
    'is a document in which all of that is read, where this machine has poppler: %s',
    async language => {
      const paper = await papers.read('receipt_voucher', receipt, language);
      expect(unreadIn(await papers.text('receipt_voucher', receipt, language), paper)).toEqual([]);
    },
  );
});

describe('the receipt', () => {
  const enter = async (...rows: readonly Side[]) => {
    const { status, body } = await books.post('receipt_voucher', DAY, ...rows);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.id as number;
  };
  const rowsOf = async (id: number) => (await papers.read('receipt_voucher', id)).rows.map(row => row.slice(1));

  it('of money of no customer says its accounts, and of nobody', async () => {
    const id = await enter(['Cash', 300], ['Service Fees', -200], ['Commission Income', -100]);
    const paper = await papers.read('receipt_voucher', id);
    expect(paper.parties).toEqual([]);
    expect(paper.rows.map(row => row.slice(1))).toEqual([
      ['Service Fees', '200.00'],
      ['Commission Income', '100.00'],
    ]);
    expect(paper.notes).toEqual(['A test']);
    expect(pairs(paper.facts)).toContain('Paid by: Cash');
  });

  it('says what was kept of a payment, which settles the bill none the less', async () => {
    const party = await books.party('Who keeps a tax');
    const { body: bill } = await bills.issue('sales', [DAY, party], ['Service Fees', 1000]);
    const id = await enter(['Cash', 800], ['Rent', 100], ['Accounts Receivable', -900, party]);
    const paper = await papers.read('receipt_voucher', id);
    expect(paper.rows.map(row => row.slice(1))).toEqual([[`Invoice ${bill.invoice_no}`, '900.00', '100.00']]);
    expect(pairs(paper.totals)).toEqual(['For all of these: 900.00', 'Rent: -100.00', 'Total received: 800.00']);
    expect(paper.amountInWords?.value).toBe('Eight hundred taka only');
  });

  it('says no more of what its advance has settled later, since it was an advance', async () => {
    const party = await books.party('Who pays before');
    const id = await enter(['Cash', 500], ['Accounts Receivable', -500, party]);
    const before = await rowsOf(id);
    await bills.issue('sales', [DAY, party], ['Service Fees', 300]);
    expect(before).toEqual([['Advance', '500.00']]);
    expect(await rowsOf(id)).toEqual(before);
  });

  it('that was kept by nobody says its bill once, also where it has settled that again', async () => {
    const party = await books.party('Who is settled twice');
    const { body: bill } = await bills.issue('sales', [DAY, party], ['Service Fees', 100]);
    const id = await enter(['Cash', 100], ['Accounts Receivable', -100, party]);
    const reason = 'Meant for another bill';
    const off = await bills.give('sales', 'unallocate', bill.id, { body: { taken_on: DAY, reason } });
    const again = { body: { reason }, headers: { 'idempotency-key': randomUUID() } };
    await office.call('POST', calls('unallocation').command('void', off.body.unallocation), again);
    await office.pool.query(`delete from issued_paper where kind = 'receipt_voucher' and record = $1`, [id]);
    expect(await rowsOf(id)).toEqual([[`Invoice ${bill.invoice_no}`, '100.00', '0.00']]);
  });

  it('of a family names each booking with what it still owes', async () => {
    const departure = await journeys.departure(2);
    const party = await books.party('Who pays for both');
    const both = [await journeys.booking(departure, { party }), await journeys.booking(departure, { party })];
    for (const id of both) expect((await journeys.give('booking', 'confirm', id)).status).toBe(200);
    const { body } = await office.call('POST', calls('booking').command('take_family_payment'), {
      headers: { 'idempotency-key': randomUUID() },
      body: {
        shares: both.map((booking, at) => ({ booking, amount: at === 0 ? '1000.00' : '400000.00' })),
        ledger: books.ledger('Cash'),
        paid_on: DAY,
      },
    });
    const paper = await papers.read('receipt_voucher', body.voucher);
    const [one, other] = await Promise.all(both.map(async id => (await journeys.read('booking', id)).booking_no));
    expect(paper.rows.map(row => row.slice(1))).toEqual([
      [`Advance · Our booking ${one}`, '1,000.00', '399,000.00'],
      [`Advance · Our booking ${other}`, '400,000.00', '0.00'],
    ]);
    expect(paper.notes).toEqual([]);
  });

  it('of a booking paid beyond its price says that nothing is open', async () => {
    const id = await journeys.booking(await journeys.departure(1), { party: await books.party('Who pays too much') });
    expect((await journeys.give('booking', 'confirm', id)).status).toBe(200);
    const { body } = await journeys.give('booking', 'take_payment', id, {
      ledger: books.ledger('Cash'),
      paid_on: DAY,
      pay_amount: '400001.00',
      beyond_due: true,
    });
    const { booking_no: of } = await journeys.read('booking', id);
    expect(await rowsOf(body.voucher)).toEqual([[`Advance · Our booking ${of}`, '400,001.00', '0.00']]);
  });

  it('of a draft and of a void one says so, and neither says what is open', async () => {
    const party = await books.party('Who is wrong');
    await bills.issue('sales', [DAY, party], ['Service Fees', 100]);
    const typed = [
      ['Cash', 100],
      ['Accounts Receivable', -100, party],
    ] as const;
    const { body: draft } = await books.draft('receipt_voucher', DAY, ...typed);
    const paper = await papers.read('receipt_voucher', draft.id);
    expect(paper).toMatchObject({ mark: 'Draft', rows: [['1', 'On account', '100.00']] });
    expect(paper).not.toHaveProperty('code');
    const id = await enter(...typed);
    await books.give('receipt_voucher', 'void', id, { body: { reason: 'wrong' } });
    expect(await papers.read('receipt_voucher', id, 'bn')).toMatchObject({ mark: 'বাতিল' });
    expect((await papers.read('receipt_voucher', id)).columns).toHaveLength(3);
  });

  it('is refused to whoever may not see receipts, or not of that branch', async () => {
    const may = [permissionName('receipt_voucher', 'show')];
    const branch = await madeOf(office, 'branch', { name: randomUUID() });
    const [other, elsewhere] = [await hire(office, ['CITY_LIST']), await hire(office, may, { branch })];
    for (const end of ['', '/pdf']) {
      expect((await other.call('GET', paperPath('receipt_voucher', receipt, end))).status).toBe(403);
      expect((await elsewhere.call('GET', paperPath('receipt_voucher', receipt, end))).status).toBe(404);
    }
  });
});

describe('the receipt of a cheque', () => {
  const chequeOf = async (bill: number) => {
    const { status, body } = await bills.give('sales', 'take_payment', bill, {
      body: { cheque_no: '100200', bank_name: 'Sonali Bank', paid_on: DAY },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.cheque as number;
  };

  it('says its number, bank and date, the bill that it pays, and that the bank has to pay it first', async () => {
    const party = await books.party('Who writes a cheque');
    const { body: bill } = await bills.issue('sales', [DAY, party], ['Service Fees', 900]);
    const id = await chequeOf(bill.id);
    const paper = await papers.read('cheque', id);
    expect(paper.title).toMatch(/^Money receipt [A-Z]+-2026-\d+$/);
    expect(pairs(paper.facts)).toEqual([
      'Date: 21 Nov 2026',
      'Paid by: Cheques in Hand',
      'Cheque no.: 100200',
      'Bank: Sonali Bank',
      'Date of the cheque: 21 Nov 2026',
    ]);
    expect(paper.rows).toEqual([['1', `Invoice ${bill.invoice_no}`, '900.00', '0.00']]);
    expect(pairs(paper.totals)).toEqual(['Total received: 900.00']);
    expect(paper.notes).toEqual(['This receipt holds once the bank has paid the cheque.']);
    const give = (verb: string, body: object) =>
      office.call('POST', calls('cheque').command(verb, id), { body, headers: { 'idempotency-key': randomUUID() } });
    await give('deposit', { deposit_into: books.ledger('Bank'), deposit_date: DAY });
    await give('bounce', { bounce_date: DAY, reason: 'No funds' });
    expect(await papers.read('cheque', id)).toMatchObject({ mark: 'Bounced' });
  });

  it('there is none of one that we have issued', async () => {
    const party = await books.party('Whom we pay');
    const { body: bill } = await bills.issue('purchase', [DAY, party], ['Rent', 50]);
    const { body } = await bills.give('purchase', 'pay', bill.id, {
      body: { ledger: books.ledger('Bank'), paid_on: DAY, pay_amount: '50.00', cheque_no: '900100' },
    });
    const { status } = await office.call('GET', paperPath('cheque', body.cheque));
    expect([typeof body.cheque, status]).toEqual(['number', 404]);
  });
});

describe('the paper of a voucher', () => {
  it('says which accounts are debited and credited, both sums, and who of several of one name', async () => {
    const [one, other] = [await books.party('Rahim'), await books.party('Rahim')];
    const sides = [
      ['Rent', 700],
      ['Accounts Payable', -300, one],
      ['Accounts Payable', -400, other],
    ] as const;
    const { body } = await books.post('journal', DAY, ...sides);
    const paper = await papers.read('journal', body.id);
    expect(paper.title).toBe(`Journal voucher ${body.invoice_no}`);
    expect(paper.rows).toEqual([
      ['Rent', '700.00', ''],
      [`Accounts Payable · Rahim #${one}`, '', '300.00'],
      [`Accounts Payable · Rahim #${other}`, '', '400.00'],
      ['Total', '700.00', '700.00'],
    ]);
    expect(paper.notes).toEqual(['A test']);
    expect(paper.signatures).toEqual(['Received by', 'Accountant', 'Checked by', 'Managing director']);
  });

  it('of each kind is called by it, and a receipt that takes another back is no money receipt', async () => {
    const { body: payment } = await books.post('payment_voucher', DAY, ['Rent', 10], ['Cash', -10]);
    const { body: moved } = await books.post('contra', DAY, ['Bank', 5], ['Cash', -5]);
    const { body: received } = await books.post('receipt_voucher', DAY, ['Cash', 9], ['Service Fees', -9]);
    const back = { reverse_date: DAY, reason: 'wrong' };
    const { status, body } = await books.give('receipt_voucher', 'reverse', received.id, { body: back });
    expect(status, JSON.stringify(body)).toBe(200);
    const { rows } = await office.pool.query('select id from receipt_voucher where reverses = $1', [received.id]);
    const titles = [
      (await papers.read('payment_voucher', payment.id)).title,
      (await papers.read('contra', moved.id, 'tr')).title,
      (await papers.read('receipt_voucher', rows[0].id)).title,
    ];
    expect(titles.map(title => title.replace(/ \S+$/, ''))).toEqual([
      'Payment voucher',
      'Virman fişi',
      'Receipt voucher',
    ]);
    expect(await papers.read('receipt_voucher', received.id)).toMatchObject({ mark: 'Reversed' });
  });
});
