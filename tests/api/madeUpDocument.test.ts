import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { payables } from '../../server/modules/payables.ts';
import { papersOf } from '../support/askPapers.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hotelPayable, hotelVouchers } from '../support/hotelVouchers.ts';
import { type CallOptions, type Office, openOffice } from '../support/office.ts';
import { shopOrders } from '../support/shopOrders.ts';
import { stockOf } from '../support/stock.ts';

const DAY = '2026-11-21';

let office: Office;
let books: Books;
let bills: Bills;
let hotels: Awaited<ReturnType<typeof hotelVouchers>>;
let guest: number;
beforeAll(async () => {
  office = await openOffice({ payables: [...payables, hotelPayable] });
  books = await openBooks(office);
  bills = billsOf(office, books);
  hotels = await hotelVouchers(office, books);
});
beforeEach(async () => {
  guest = await books.party(`Guest ${randomUUID()}`);
});
afterAll(() => office.close());

const reason = { body: { reason: 'Entered twice' } };
const refused = (field: string, code: string) => ({ status: 400, details: { violations: [{ field, code }] } });
const told = ({ status, body }: { status: number; body: any }) => [status, body.errors?.[0]?.code ?? body.reason];
const report = async (name: string, asked: Record<string, string>) =>
  (await office.call('GET', `/api/reports/${name}?${new URLSearchParams(asked)}`)).body;
const aged = async (): Promise<string | undefined> =>
  (await report('receivables_ageing', { party__in: String(guest), log_date__lte: DAY })).rows[0]?.outstanding;
const apply = (bill: number) => bills.give('sales', 'apply_advance', bill, { body: { applied_on: DAY } });
const give = (entity: string, verb: string, id: number, asked: CallOptions = {}) =>
  office.call('POST', calls(entity).command(verb, id), {
    body: {},
    ...asked,
    headers: { 'idempotency-key': randomUUID() },
  });
/** Money that goes back to the guest for no document. */
const plainRefund = async (amount: string) => {
  const body = { refund_date: DAY, direction: 'to_customer', party: guest, ledger: books.ledger('Cash'), amount };
  return give('refund', 'post', (await office.call('POST', calls('refund').create, { body })).body.id);
};
const plainBill = async (rate: number): Promise<number> =>
  (await bills.issue('sales', [DAY, guest], ['Service Fees', rate])).body.id;

describe('a document that only one entry of the payables tells of', () => {
  it('is paid by what is received for it, and by nothing that is for one of another kind with its id', async () => {
    const orders = shopOrders(office);
    const { item: stock_item, branch } = await stockOf(office, 'Flask');
    const items = [{ stock_item, quantity: 5 }];
    const order = await orders.upTo('place', { party: guest, branch, order_date: DAY, items });
    const id = await hotels.reserve('HV-0', guest, '9.00');
    // Each is the first of its kind.
    expect(id).toBe(order);
    await orders.give('take_payment', order, { ledger: books.ledger('Cash'), paid_on: DAY, pay_amount: '7.00' });
    await hotels.pay(id, '5.00');
    expect(await hotels.standing(id)).toEqual(['5.00', 'partially_paid']);
    expect((await orders.read(order)).paid_amount).toBe('7.00');
    const own = await hotels.bill(id, '9.00');
    expect(await bills.outstanding('sales', own)).toEqual(['4.00']);
    await hotels.pay(id, '6.00');
    const other = await plainBill(100);
    const stays = (status: string) =>
      office.pool.query('update hotel_voucher set status = $1 where id = $2', [status, id]);
    await stays('left');
    expect(told(await apply(other))).toEqual([200, undefined]);
    expect(await bills.outstanding('sales', other)).toEqual(['98.00']);
    await stays('reserved');
    await orders.give('cancel', order, { reason: 'Lost' });
    expect(told(await apply(other))).toEqual([200, undefined]);
    expect(await bills.outstanding('sales', other)).toEqual(['91.00']);
    expect((await orders.read(order)).paid_amount).toBe('0.00');
  });

  it('is paid in advance, which waits for its own bill', async () => {
    const id = await hotels.reserve('HV-1', guest, '500.00');
    await hotels.pay(id, '200.00');
    expect(await hotels.standing(id)).toEqual(['200.00', 'partially_paid']);
    const other = await plainBill(100);
    expect(told(await apply(other))).toEqual([400, 'no_advance']);
    expect(told(await plainRefund('10.00'))).toEqual([400, 'over_refundable']);
    const own = await hotels.bill(id, '500.00');
    expect(await bills.outstanding('sales', own, other)).toEqual(['300.00', '100.00']);
    expect(await hotels.standing(id)).toEqual(['200.00', 'partially_paid']);
    expect(await aged()).toBe('400.00');
  });

  it('is paid after its bill, which takes nothing of what waits for another', async () => {
    const [one, two] = [await hotels.reserve('HV-2', guest, '80.00'), await hotels.reserve('HV-3', guest, '70.00')];
    const own = await hotels.bill(one, '50.00');
    await hotels.pay(two, '70.00');
    expect(told(await apply(own))).toEqual([400, 'no_advance']);
    await hotels.pay(one, '80.00');
    expect(await bills.outstanding('sales', own)).toEqual(['0.00']);
    expect([await hotels.standing(one), await hotels.standing(two)]).toEqual([
      ['80.00', 'paid'],
      ['70.00', 'paid'],
    ]);
  });

  it('takes its own advance again, of which the use was voided, and no other bill does', async () => {
    const id = await hotels.reserve('HV-A', guest, '40.00');
    await hotels.pay(id, '40.00');
    const [own, other] = [await hotels.bill(id, '40.00'), await plainBill(40)];
    const { rows } = await office.pool.query('select id from advance_use where party = $1', [guest]);
    expect(told(await give('advance_use', 'void', rows[0].id, reason))).toEqual([200, undefined]);
    expect(told(await apply(other))).toEqual([400, 'no_advance']);
    expect(told(await apply(own))).toEqual([200, undefined]);
    expect(await bills.outstanding('sales', own, other)).toEqual(['0.00', '40.00']);
    expect(await hotels.standing(id)).toEqual(['40.00', 'paid']);
  });

  it('is free for any bill once it waits no more', async () => {
    const id = await hotels.reserve('HV-4', guest, '60.00');
    await hotels.pay(id, '60.00');
    const other = await plainBill(100);
    await office.pool.query(`update hotel_voucher set status = 'left' where id = $1`, [id]);
    expect(told(await apply(other))).toEqual([200, undefined]);
    expect(await bills.outstanding('sales', other)).toEqual(['40.00']);
    expect(await hotels.standing(id)).toEqual(['0.00', 'unpaid']);
  });

  it('keeps its bill', async () => {
    const own = await hotels.bill(await hotels.reserve('HV-5', guest, '10.00'), '10.00');
    expect(told(await bills.give('sales', 'void', own, reason))).toEqual([409, 'of_order']);
    expect(told(await bills.give('sales', 'void', await plainBill(10), reason))).toEqual([200, undefined]);
  });

  it('is overpaid, and gives back no more than that; a voided refund gives nothing back', async () => {
    const id = await hotels.reserve('HV-6', guest, '500.00');
    const own = await hotels.bill(id, '500.00');
    await hotels.pay(id, '550.00');
    expect(await bills.outstanding('sales', own)).toEqual(['0.00']);
    expect(await hotels.standing(id)).toEqual(['550.00', 'overpaid']);
    await expect(hotels.refund(id, '50.01')).rejects.toMatchObject(refused('pay_amount', 'over_refundable'));
    const refund = await hotels.refund(id, '30.00');
    expect(await hotels.standing(id)).toEqual(['520.00', 'partially_refunded']);
    expect(told(await give('refund', 'void', refund, reason))).toEqual([200, undefined]);
    expect(await hotels.standing(id)).toEqual(['550.00', 'overpaid']);
    await hotels.refund(id);
    expect(await hotels.standing(id)).toEqual(['500.00', 'partially_refunded']);
    expect(await aged()).toBeUndefined();
    await expect(hotels.refund(id)).rejects.toMatchObject(refused('pay_amount', 'above_zero'));
  });

  it('owes again what its receipt has settled, once that is voided', async () => {
    const id = await hotels.reserve('HV-7', guest, '90.00');
    const own = await hotels.bill(id, '90.00');
    const receipt = await hotels.pay(id, '100.00');
    expect(await aged()).toBeUndefined();
    expect(told(await books.give('receipt_voucher', 'void', receipt, reason))).toEqual([200, undefined]);
    expect(await hotels.standing(id)).toEqual(['0.00', 'unpaid']);
    expect([await bills.outstanding('sales', own), await aged()]).toEqual([['90.00'], '90.00']);
  });

  it('is named by the papers of its receipt and refund', async () => {
    const id = await hotels.reserve('HV-8', guest, '20.00');
    const papers = papersOf(office);
    const receipt = await papers.read('receipt_voucher', await hotels.pay(id, '25.00'));
    expect(receipt).toMatchObject({
      rows: [['1', expect.stringContaining('Advance'), '25.00', '0.00']],
      notes: ['HV-8'],
    });
    const refund = await hotels.refund(id);
    expect(JSON.stringify(await papers.read('refund', refund))).toContain('HV-8');
    const { body } = await office.call('GET', calls('refund').one(refund));
    expect(body).toMatchObject({ document_type: 'hotel_voucher', document_id: id, details: 'HV-8', order: null });
  });

  it('is owed before it is billed, to nobody who is asked for namesakes of its guest', async () => {
    await hotels.reserve('HV-9', guest, '20.00');
    const { status, body } = await office.call('GET', `/api/accounts/parties/${guest}/namesakes`);
    expect([status, body]).toEqual([200, { owes: '0.00', namesakes: [] }]);
  });
});

it('leaves the books balanced', async () => {
  const { totals } = await report('trial_balance', { log_date__lte: DAY });
  expect(totals.closing).toBe('0.00');
  expect(await books.balances('balance_day')).toEqual(await books.balances());
});
