import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { permissionName } from '../../catalog/engine/policies.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { allocate } from '../../server/modules/bills/settlement/allocate.ts';
import { type BillLineGiven, type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { whileHeld } from '../support/whileHeld.ts';

let office: Office;
let books: Books;
let bills: Bills;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
});
afterAll(() => office.close());

const work = (amount: number): BillLineGiven => ['Service Fees', amount];
const refusals = (body: { errors?: { field: string; code: string }[] }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, code }) => [field, code]));
const tax = async (name: string, kind: string, ledger: string, percent: string): Promise<number> => {
  const rates = [{ valid_from: '2026-01-01', percent }];
  const body = { name, kind, ledger: books.ledger(ledger), rates };
  return (await office.call('POST', calls('tax_code').create, { body })).body.id;
};
const receive = (party: number, amount: number, day = '2026-11-20') =>
  books.post('receipt_voucher', day, ['Cash', amount], ['Accounts Receivable', -amount, party]);

describe('a bill', () => {
  it('is owed from the day on which it is issued, with its tax, and falls due later', async () => {
    const party = await books.party('Karim');
    const { body: tax } = await office.call('POST', calls('tax_code').create, {
      body: {
        name: 'VAT',
        kind: 'output',
        ledger: books.ledger('VAT on Sales'),
        rates: [
          { valid_from: '2026-01-01', percent: '15' },
          { valid_from: '2027-01-01', percent: '17.5' },
        ],
      },
    });
    const { status, body } = await bills.issue('sales', ['2026-11-01', party], ['Service Fees', 33.33, tax.id, '1.5'], {
      due_date: '2026-11-30',
    });
    expect([status, body.status, body.invoice_no]).toEqual([200, 'issued', 'SA-2026-000001']);
    // 33.33 × 1.5 = 49.995, rounded to 50.00; 15 % of it.
    expect(body).toMatchObject({ net_amount: '50.00', tax_amount: '7.50', amount: '57.50', outstanding: '57.50' });
    expect(await bills.open(party)).toMatchObject([
      { reference_no: 'SA-2026-000001', side: 'debit', due_date: '2026-11-30', outstanding: '57.50' },
    ]);
    expect(await books.balances()).toMatchObject({
      'Accounts Receivable': '57.50',
      'Service Fees': '-50.00',
      'VAT on Sales': '-7.50',
    });
  });

  it('of a vendor is entered once', async () => {
    const vendor = await books.party('Airline');
    const number = { ref_invoice_no: 'INV-77' };
    const first = await bills.draft('purchase', ['2026-11-02', vendor], ['Package Cost', 100], number);
    const again = await bills.draft('purchase', ['2026-11-03', vendor], ['Package Cost', 100], {
      ref_invoice_no: 'inv-77',
    });
    expect([first.status, again.status, refusals(again.body)]).toEqual([201, 400, { ref_invoice_no: 'taken' }]);
    // The vendor's number may be entered anew once that bill is void; ours stays its own.
    const { body: issued } = await bills.give('purchase', 'issue', first.body.id);
    await bills.give('purchase', 'void', first.body.id, { body: { reason: 'wrong' } });
    const anew = await bills.issue('purchase', ['2026-11-03', vendor], ['Package Cost', 100], number);
    const serial = (body: { invoice_no: string }) => Number(body.invoice_no.slice(-6));
    expect([anew.status, serial(anew.body)]).toEqual([200, serial(issued) + 1]);
  });

  it.each([
    ['a ledger of cash', ['Cash', 5], {}, { 'items.0.ledger': 'no_money_billed' }],
    ['a control account', ['Accounts Payable', 5], {}, { 'items.0.ledger': 'no_control_billed' }],
    ['nothing', ['Service Fees', 0], {}, { 'items.0.rate': 'above_zero' }],
    ['a day before its own', ['Service Fees', 5], { due_date: '2026-10-31' }, { due_date: 'due_before' }],
  ] as const)('over %s is not issued', async (_what, line, more, found) => {
    const party = await books.party('Somebody');
    const { status, body } = await bills.issue('sales', ['2026-11-01', party], line, more);
    expect([status, refusals(body)]).toEqual([400, found]);
    expect(await bills.open(party)).toEqual([]);
  });
});

describe('a receipt', () => {
  it('settles what is due first, and leaves the rest as an advance', async () => {
    const party = await books.party('Rahim');
    const late = await bills.issue('sales', ['2026-11-01', party], work(100), { due_date: '2026-12-31' });
    const soon = await bills.issue('sales', ['2026-11-05', party], work(60), { due_date: '2026-11-10' });
    await receive(party, 130);
    expect(await bills.outstanding('sales', soon.body.id, late.body.id)).toEqual(['0.00', '30.00']);
    await receive(party, 50);
    expect(await bills.outstanding('sales', late.body.id)).toEqual(['0.00']);
    expect(await bills.partyBalances(party)).toEqual({ 'Accounts Receivable': '0.00', 'Customer Advances': '-20.00' });
  });

  it('settles what was chosen, and is refused beyond it', async () => {
    const party = await books.party('Salma');
    const a = await bills.issue('sales', ['2026-11-01', party], work(100));
    const b = await bills.issue('sales', ['2026-11-02', party], work(100));
    const [, second] = await bills.open(party);
    const draft = (amount: string) =>
      office.call('POST', calls('receipt_voucher').create, {
        body: {
          ...books.body('receipt_voucher', '2026-11-20', ['Cash', 80], ['Accounts Receivable', -80, party]),
          settlement: 'selected',
          settles: [{ item: second?.id, amount }],
        },
      });
    const over = await books.give('receipt_voucher', 'post', (await draft('100.01')).body.id);
    expect([over.status, refusals(over.body)]).toEqual([400, { 'settles.0.amount': 'over_outstanding' }]);
    const more = await books.give('receipt_voucher', 'post', (await draft('90.00')).body.id);
    expect([more.status, refusals(more.body)]).toEqual([400, { 'settles.0.amount': 'over_line' }]);
    const paid = await books.give('receipt_voucher', 'post', (await draft('70.00')).body.id);
    expect(paid.status).toBe(200);
    expect(await bills.outstanding('sales', a.body.id, b.body.id)).toEqual(['100.00', '30.00']);
    expect(await bills.partyBalances(party)).toMatchObject({ 'Customer Advances': '-10.00' });
  });

  it('that is void leaves its bills open again, as of its own day', async () => {
    const party = await books.party('Void');
    const bill = await bills.issue('sales', ['2026-11-01', party], work(100));
    const { body } = await receive(party, 130);
    const held = await bills.give('sales', 'void', bill.body.id, { body: { reason: 'wrong' } });
    expect([held.status, held.body.reason]).toEqual([409, 'has_allocations']);
    await books.give('receipt_voucher', 'void', body.id, { body: { reason: 'wrong' } });
    expect(await bills.outstanding('sales', bill.body.id)).toEqual(['100.00']);
    expect(await bills.partyBalances(party)).toEqual({ 'Accounts Receivable': '100.00', 'Customer Advances': '0.00' });
    expect((await bills.open(party)).map(({ outstanding }) => outstanding)).toEqual(['100.00']);
    const gone = await bills.give('sales', 'void', bill.body.id, { body: { reason: 'wrong' } });
    expect([gone.status, gone.body.outstanding]).toEqual([200, '0.00']);
    expect(await bills.open(party)).toEqual([]);
  });

  it('that is reversed opens its bills on the day of the reversal', async () => {
    const party = await books.party('Bounced');
    const bill = await bills.issue('sales', ['2026-11-01', party], work(100));
    const { body } = await receive(party, 100, '2026-11-10');
    const reversed = await books.give('receipt_voucher', 'reverse', body.id, {
      body: { reason: 'the cheque came back', reverse_date: '2026-11-15' },
    });
    expect(reversed.status).toBe(200);
    expect(await bills.outstanding('sales', bill.body.id)).toEqual(['100.00']);
    expect(await bills.settledAsOf(bill.body.id, '2026-11-12')).toBe('100.00');
    expect(await bills.settledAsOf(bill.body.id, '2026-11-15')).toBe('0.00');
  });

  it('settles no more than there is, however many come at once', async () => {
    const party = await books.party('Everybody');
    const bill = await bills.issue('sales', ['2026-11-01', party], work(100));
    const replies = await Promise.all(Array.from({ length: 10 }, () => receive(party, 30)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await bills.outstanding('sales', bill.body.id)).toEqual(['0.00']);
    expect(await bills.partyBalances(party)).toEqual({ 'Accounts Receivable': '0.00', 'Customer Advances': '-200.00' });
  });
});

describe('a credit note', () => {
  it('takes from what is owed', async () => {
    const party = await books.party('Returned');
    const bill = await bills.issue('sales', ['2026-11-01', party], work(100));
    const note = await bills.issue('credit_note', ['2026-11-03', party], ['Sales Returns', 30]);
    expect(note.body).toMatchObject({ invoice_no: 'CN-2026-000001', outstanding: '0.00' });
    expect(await bills.outstanding('sales', bill.body.id)).toEqual(['70.00']);
    const held = await bills.give('sales', 'void', bill.body.id, { body: { reason: 'wrong' } });
    expect(held.body.reason).toBe('has_allocations');
    await bills.give('credit_note', 'void', note.body.id, { body: { reason: 'wrong' } });
    expect(await bills.outstanding('sales', bill.body.id)).toEqual(['100.00']);
  });

  it('takes from what was chosen, or from nothing; a bill takes nothing as it is issued', async () => {
    const party = await books.party('Chooses');
    const a = await bills.issue('sales', ['2026-11-01', party], work(100));
    const b = await bills.issue('sales', ['2026-11-02', party], work(100));
    const [, second] = await bills.open(party);
    const noted = (amount: number, more: object) =>
      bills.issue('credit_note', ['2026-11-03', party], ['Sales Returns', amount], more);
    await noted(30, { settlement: 'selected', settles: [{ item: second?.id, amount: '30.00' }] });
    expect(await bills.outstanding('sales', a.body.id, b.body.id)).toEqual(['100.00', '70.00']);
    const free = await noted(20, { settlement: 'none' });
    const next = await bills.issue('sales', ['2026-11-04', party], work(50));
    expect([free.body.outstanding, next.body.outstanding]).toEqual(['20.00', '50.00']);
    expect(await bills.outstanding('sales', a.body.id, b.body.id)).toEqual(['100.00', '70.00']);
    // What is more than was owed by its day stays with the customer.
    const more = await noted(180, {});
    expect(more.body.outstanding).toBe('10.00');
  });
});

describe('a payment', () => {
  it('settles the bills of a vendor, and leaves the rest as an advance', async () => {
    const vendor = await books.party('Hotel');
    const bill = await bills.issue('purchase', ['2026-11-01', vendor], ['Package Cost', 450]);
    await books.post('payment_voucher', '2026-11-20', ['Accounts Payable', 500, vendor], ['Cash', -500]);
    expect(await bills.outstanding('purchase', bill.body.id)).toEqual(['0.00']);
    expect(await bills.partyBalances(vendor)).toEqual({ 'Accounts Payable': '0.00', 'Vendor Advances': '50.00' });
  });
});

describe('a bill is paid', () => {
  it('less what is withheld, in proportion to what is paid by then', async () => {
    const vendor = await books.party('Builder');
    const input = await tax('Input VAT', 'input', 'VAT on Purchases', '15');
    const taken = {
      tds: await tax('TDS', 'tds', 'TDS Payable', '5'),
      vds: await tax('VDS', 'vds', 'VDS Payable', '100'),
    };
    const bill = await bills.issue('purchase', ['2026-11-01', vendor], ['Rent', 100_000, input], taken);
    expect(bill.body).toMatchObject({ net_amount: '100000.00', tax_amount: '15000.00', amount: '115000.00' });
    const before = await books.balances();
    const pay = (asked: object) =>
      bills.give('purchase', 'pay', bill.body.id, {
        body: { ledger: books.ledger('Bank'), paid_on: '2026-11-10', ...asked },
      });
    const third = await pay({ pay_amount: '38333.33' });
    expect([third.status, third.body.outstanding]).toEqual([200, '76666.67']);
    const moved = async (...names: readonly string[]) => {
      const now = await books.balances();
      return names.map(name => Number((Number(now[name] ?? 0) - Number(before[name] ?? 0)).toFixed(2)));
    };
    const ledgers = ['Accounts Payable', 'Bank', 'TDS Payable', 'VDS Payable'];
    expect(await moved(...ledgers)).toEqual([38_333.33, -31_666.66, -1_666.67, -5_000]);
    // The rate of the next third is rounded so that all of them come to the whole.
    await pay({ pay_amount: '38333.33' });
    expect(await moved(...ledgers)).toEqual([76_666.66, -63_333.33, -3_333.33, -10_000]);
    // What the bill was issued with counts, whatever becomes of the rate.
    await office.call('PUT', calls('tax_code').update(input), {
      body: { rates: [{ valid_from: '2026-01-01', percent: '30' }] },
    });
    const without = await office.call('PUT', calls('purchase').update(bill.body.id), {
      body: { tds: null, vds: null },
    });
    expect([without.status, refusals(without.body)]).toEqual([400, { tds: 'settled', vds: 'settled' }]);
    expect((await pay({})).body.outstanding).toBe('0.00');
    expect(await moved(...ledgers)).toEqual([115_000, -95_000, -5_000, -15_000]);
    const again = await pay({});
    expect([again.status, again.body.reason]).toEqual([409, 'nothing_outstanding']);
  });

  it('less what was fixed as it was issued: half of 115,000 is 47,500 of money, 2,500 of TDS and 7,500 of VDS', async () => {
    const vendor = await books.party('Caterer');
    const taken = {
      tds: await tax('TDS halves', 'tds', 'TDS Payable', '5'),
      vds: await tax('VDS halves', 'vds', 'VDS Payable', '100'),
    };
    const vat = await tax('VAT halves', 'input', 'VAT on Purchases', '15');
    const bill = await bills.issue('purchase', ['2026-11-01', vendor], ['Rent', 100_000, vat], taken);
    expect(bill.body.withholdings).toMatchObject([
      { tax: taken.tds, base_amount: '100000.00', tax_amount: '5000.00' },
      { tax: taken.vds, base_amount: '15000.00', tax_amount: '15000.00' },
    ]);
    // A rate that changes afterwards, even from the day of the bill, is none of its own.
    const put = await office.call('PUT', calls('tax_code').update(taken.tds), {
      body: { rates: [{ valid_from: '2026-01-01', percent: '10' }] },
    });
    expect(put.status).toBe(200);
    const before = await books.balances();
    const half = async () => {
      const body = { ledger: books.ledger('Bank'), paid_on: '2026-11-10', pay_amount: '57500.00' };
      const paid = await bills.give('purchase', 'pay', bill.body.id, { body });
      const now = await books.balances();
      const moved = ['Accounts Payable', 'Bank', 'TDS Payable', 'VDS Payable'].map(
        name => Number(now[name] ?? 0) - Number(before[name] ?? 0),
      );
      return [paid.body.outstanding, ...moved];
    };
    expect(await half()).toEqual(['57500.00', 57_500, -47_500, -2_500, -7_500]);
    expect(await half()).toEqual(['0.00', 115_000, -95_000, -5_000, -15_000]);
  });

  it('is not issued with a tax of another kind, or without a rate on its day', async () => {
    const vendor = await books.party('Tailor');
    const issued = async (day: string, more: object) =>
      refusals((await bills.issue('purchase', [day, vendor], ['Rent', 10], more)).body);
    const tds = await tax('TDS late', 'tds', 'TDS Payable', '5');
    expect(await issued('2026-11-01', { vds: tds })).toEqual({ vds: 'other_tax' });
    await office.call('PUT', calls('tax_code').update(tds), {
      body: { rates: [{ valid_from: '2026-11-02', percent: '5' }] },
    });
    expect(await issued('2026-11-01', { tds })).toEqual({ tds: 'no_rate' });
  });

  it('by taxes with ledgers of their own, which keep their kind once a bill has used them', async () => {
    const code = calls('tax_code');
    const body = { name: 'Astray', kind: 'output', rates: [] };
    for (const ledger of ['Accounts Receivable', 'Cash']) {
      const made = await office.call('POST', code.create, { body: { ...body, ledger: books.ledger(ledger) } });
      expect(refusals(made.body), ledger).toEqual({ ledger: 'not_of_tax' });
    }
    const id = await tax('Sales VAT', 'output', 'VAT on Sales', '15');
    const day = { valid_from: '2026-01-01', percent: '16' };
    const twice = await office.call('PUT', code.update(id), { body: { rates: [day, day] } });
    expect([twice.status, refusals(twice.body)]).toEqual([400, { 'rates.1.valid_from': 'repeated_in_lines' }]);
    expect((await office.call('PUT', code.update(id), { body: { kind: 'input' } })).status).toBe(200);
    await office.call('PUT', code.update(id), { body: { kind: 'output' } });
    const party = await books.party('Taxed');
    await bills.draft('sales', ['2026-11-01', party], ['Service Fees', 100, id]);
    const other = await office.call('PUT', code.update(id), { body: { kind: 'input' } });
    expect(refusals(other.body)).toEqual({ kind: 'tax_in_use' });
  });

  it('by its taxes as they are when it is issued, and by nobody changed meanwhile', async () => {
    const id = await tax('Held VAT', 'output', 'VAT on Sales', '15');
    const { body } = await bills.draft('sales', ['2026-11-01', await books.party('Held')], ['Service Fees', 100, id]);
    const changing = `update tax_code set is_active = false where id = ${id}`;
    const [issued] = await whileHeld(office, changing, () => bills.give('sales', 'issue', body.id));
    expect([issued?.status, refusals(issued?.body)]).toEqual([400, { 'items.0.tax': 'other_tax' }]);
  });

  it('by a customer with one receipt, and no more than it is', async () => {
    const party = await books.party('Payer');
    const { body: branch } = await office.call('POST', calls('branch').create, { body: { name: 'Of the payer' } });
    const bill = await bills.issue('sales', ['2026-11-01', party], work(100), { branch: branch.id });
    // One without terms is due on its own day.
    expect(bill.body.due_date).toBe('2026-11-01');
    const take = (amount: string) =>
      bills.give('sales', 'take_payment', bill.body.id, {
        body: { ledger: books.ledger('Cash'), paid_on: '2026-11-10', pay_amount: amount },
      });
    const over = await take('100.01');
    expect([over.status, refusals(over.body)]).toEqual([400, { pay_amount: 'over_outstanding' }]);
    expect(refusals((await take('0.00')).body)).toEqual({ pay_amount: 'above_zero' });
    const paid = await take('40.00');
    expect([paid.status, paid.body.outstanding]).toEqual([200, '60.00']);
    const { body: receipt } = await office.call('GET', calls('receipt_voucher').one(paid.body.voucher));
    expect(receipt).toMatchObject({
      status: 'posted',
      amount: '40.00',
      details: bill.body.invoice_no,
      branch: branch.id,
    });
  });

  it.each<[string, { readonly till?: string; readonly paid_on?: string }, object]>([
    ['before its day', { paid_on: '2026-11-01' }, { paid_on: 'before_bill' }],
    ['on a day to come', { paid_on: '2090-01-01' }, { paid_on: 'future_date' }],
    ['from a ledger that is no money', { till: 'Service Fees' }, { ledger: 'not_money' }],
    ['from a control account', { till: 'Accounts Receivable' }, { ledger: 'not_money' }],
  ])(
    'not %s, and the refusal names what was asked',
    async (_what, { till = 'Cash', paid_on = '2026-11-10' }, found) => {
      const party = await books.party('Refused');
      const bill = await bills.issue('sales', ['2026-11-02', party], work(100));
      const body = { ledger: books.ledger(till), paid_on };
      const { status, body: said } = await bills.give('sales', 'take_payment', bill.body.id, { body });
      expect([status, refusals(said)]).toEqual([400, found]);
      expect(await bills.outstanding('sales', bill.body.id)).toEqual(['100.00']);
    },
  );

  it('out of what was paid in advance, which is then no advance; and taken back', async () => {
    const party = await books.party('Early');
    await receive(party, 70);
    await receive(party, 50);
    const bill = await bills.issue('sales', ['2026-11-21', party], work(100));
    const use = (asked: object) =>
      bills.give('sales', 'apply_advance', bill.body.id, { body: { applied_on: '2026-11-22', ...asked } });
    const more = await use({ pay_amount: '100.01' });
    expect([more.status, refusals(more.body)]).toEqual([400, { pay_amount: 'over_outstanding' }]);
    const used = await use({});
    expect([used.status, used.body.outstanding]).toEqual([200, '0.00']);
    expect(await bills.partyBalances(party)).toEqual({ 'Accounts Receivable': '0.00', 'Customer Advances': '-20.00' });
    expect((await bills.open(party)).map(({ outstanding }) => outstanding)).toEqual(['20.00']);
    const voided = await office.call('POST', calls('advance_use').command('void', used.body.advance_use), {
      body: { reason: 'wrong bill' },
      headers: { 'idempotency-key': 'void-of-the-advance' },
    });
    expect([voided.status, voided.body.status]).toEqual([200, 'voided']);
    expect(await bills.outstanding('sales', bill.body.id)).toEqual(['100.00']);
    expect(await bills.partyBalances(party)).toEqual({
      'Accounts Receivable': '100.00',
      'Customer Advances': '-120.00',
    });
  });

  it('is taken off it again, and stands as an advance, until that is taken back', async () => {
    const party = await books.party('Twice billed');
    const bill = await bills.issue('sales', ['2026-11-10', party], work(100), { due_date: '2026-11-10' });
    const receipt = await receive(party, 60, '2026-11-15');
    const outstanding = async () => (await office.call('GET', calls('sales').one(bill.body.id))).body.outstanding;
    const take = (taken_on: string) =>
      bills.give('sales', 'unallocate', bill.body.id, { body: { taken_on, reason: 'Meant for another bill' } });
    const voidOf = (verb: 'receipt_voucher' | 'unallocation' | 'sales', id: number) =>
      office.call('POST', calls(verb).command('void', id), {
        body: { reason: 'x' },
        headers: { 'idempotency-key': `void-of-${verb}-${id}-${Math.random()}` },
      });
    const before = await books.balances();
    expect(refusals((await take('2026-11-14')).body)).toEqual({ taken_on: 'before_settled' });
    const taken = await take('2026-11-20');
    expect([taken.status, await outstanding()]).toEqual([200, '100.00']);
    const after = await books.balances();
    const by = (ledger: string) => Number(after[ledger] ?? 0) - Number(before[ledger] ?? 0);
    expect([by('Accounts Receivable'), by('Customer Advances')]).toEqual([60, -60]);
    // Nothing settles the bill now; the receipt is the advance's, and stays.
    expect(refusals((await take('2026-11-20')).body)).toEqual({});
    expect((await take('2026-11-20')).status).toBe(409);
    expect(await voidOf('receipt_voucher', receipt.body.id)).toMatchObject({
      status: 409,
      body: { reason: 'has_allocations' },
    });

    const { unallocation } = taken.body;
    const apply = { applied_on: '2026-11-20', pay_amount: '60.00' };
    const applied = await bills.give('sales', 'apply_advance', bill.body.id, { body: apply });
    expect([applied.status, (await voidOf('unallocation', unallocation)).status]).toEqual([200, 409]);
    const back = await office.call('POST', calls('advance_use').command('void', applied.body.advance_use), {
      body: { reason: 'x' },
      headers: { 'idempotency-key': 'void-of-what-was-applied' },
    });
    expect([back.status, (await voidOf('unallocation', unallocation)).status]).toEqual([200, 200]);
    expect([await outstanding(), await books.balances()]).toEqual(['40.00', before]);
    // As if nothing had been: the receipt is taken back, and then the bill.
    expect((await voidOf('receipt_voucher', receipt.body.id)).status).toBe(200);
    expect([await outstanding(), (await voidOf('sales', bill.body.id)).status]).toEqual(['100.00', 200]);
  });

  it('is taken off it as of its own day and the bill voided, with what was paid kept as an advance', async () => {
    const party = await books.party('Never came');
    const bill = await bills.issue('sales', ['2026-11-10', party], work(30), { due_date: '2026-11-10' });
    await receive(party, 30, '2026-11-15');
    const body = { taken_on: '2026-11-15', reason: 'Cancelled' };
    expect((await bills.give('sales', 'unallocate', bill.body.id, { body })).status).toBe(200);
    expect((await bills.give('sales', 'void', bill.body.id, { body: { reason: 'Cancelled' } })).status).toBe(200);
    expect(await bills.open(party)).toMatchObject([{ side: 'credit', outstanding: '30.00' }]);
  });

  it('out of no advance that came later, nor before the bill itself', async () => {
    const party = await books.party('Late');
    const receipt = await receive(party, 70, '2026-11-20');
    const bill = await bills.issue('sales', ['2026-11-10', party], work(100));
    const use = async (applied_on: string) =>
      refusals((await bills.give('sales', 'apply_advance', bill.body.id, { body: { applied_on } })).body);
    expect(await use('2026-11-19')).toEqual({ pay_amount: 'no_advance' });
    expect(await use('2026-11-09')).toEqual({ applied_on: 'before_bill' });
    const over = { applied_on: '2026-11-20', pay_amount: '70.01' };
    const refused = await bills.give('sales', 'apply_advance', bill.body.id, { body: over });
    expect(refusals(refused.body)).toEqual({ pay_amount: 'over_advance' });
    expect(await use('2026-11-20')).toEqual({});
    // What it was used for holds the receipt where it is.
    for (const [verb, more] of [
      ['void', {}],
      ['reverse', { reverse_date: '2026-11-21' }],
    ] as const) {
      const held = await books.give('receipt_voucher', verb, receipt.body.id, { body: { reason: 'x', ...more } });
      expect([held.status, held.body.reason], verb).toEqual([409, 'has_allocations']);
    }
  });
});

describe('what is open', () => {
  const report = async (name: string, asked: object) => {
    const query = new URLSearchParams(Object.entries(asked).map(([key, one]) => [key, String(one)]));
    const { status, body } = await office.call('GET', `/api/reports/${name}?${query}`);
    expect(status, JSON.stringify([body, office.logged.at(-1)])).toBe(200);
    return body;
  };

  it('is told as of any day by how long it is overdue, and comes to the control account', async () => {
    const party = await books.party('Ageing');
    await bills.issue('sales', ['2026-09-01', party], work(100), { due_date: '2026-10-01' });
    await bills.issue('sales', ['2026-10-01', party], work(60), { due_date: '2026-12-01' });
    await receive(party, 110, '2026-11-10');
    const aged = async (day: string) => {
      const { rows } = await report('receivables_ageing', { party__in: party, log_date__lte: day });
      return rows.map(({ party: _party, ...row }: Record<string, unknown>) => Object.values(row));
    };
    const none = '0.00';
    expect(await aged('2026-08-31')).toEqual([]);
    expect(await aged('2026-10-31')).toEqual([['60.00', '100.00', none, none, none, '160.00']]);
    expect(await aged('2026-11-09')).toEqual([['60.00', none, '100.00', none, none, '160.00']]);
    expect(await aged('2026-11-10')).toEqual([['50.00', none, none, none, none, '50.00']]);
    const { rows } = await report('open_items', { party__in: party, log_date__lte: '2026-11-09' });
    expect(rows).toMatchObject([
      { due_date: '2026-10-01', overdue: 39, amount: '100.00', outstanding: '100.00' },
      { due_date: '2026-12-01', overdue: 0, amount: '60.00', outstanding: '60.00' },
    ]);
    const all = await report('receivables_ageing', { log_date__lte: '2026-11-30' });
    expect(all.totals.outstanding).toBe((await books.balances())['Accounts Receivable']);
    const owedTo = await books.party('Owed');
    await bills.issue('purchase', ['2026-11-02', owedTo], ['Rent', 35]);
    const owed = await report('payables_ageing', { party__in: owedTo, log_date__lte: '2026-11-30' });
    expect(owed.totals.outstanding).toBe('35.00');
  });
});

it('no bill comes to more than anybody bills', async () => {
  const party = await books.party('Giant');
  const one = await bills.draft('sales', ['2026-11-01', party], ['Service Fees', 1_000_000_000_000]);
  expect([one.status, refusals(one.body)]).toEqual([400, { 'items.0.rate': 'too_large' }]);
  const many = await bills.draft(
    'sales',
    ['2026-11-01', party],
    ['Service Fees', 99_999_999_999, undefined, '99999999999'],
  );
  expect([many.status, refusals(many.body)]).toEqual([400, { items: 'too_large' }]);
});

describe('above the limit of a role', () => {
  it('nothing is credited or given back alone', async () => {
    const rights = ['CREATE', 'UPDATE', 'DETAILS', 'LIST', 'ISSUE', 'POST', 'VOID'];
    const clerk = await hire(
      office,
      rights
        .flatMap(action => [`CREDIT_NOTE_${action}`, `REFUND_${action}`])
        .filter(name => !['CREDIT_NOTE_POST', 'REFUND_ISSUE'].includes(name)),
    );
    const { role } = (await office.call('GET', calls('employee').one(clerk.id))).body;
    await office.call('PUT', calls('role').update(role), { body: { posting_limit: '50.00' } });
    const party = await books.party('Friend');
    await receive(party, 80);
    const give = async (path: string) =>
      (await clerk.call('POST', path, { body: {}, headers: { 'idempotency-key': path } })).body;
    const { body: note } = await bills.draft('credit_note', ['2026-11-21', party], work(51));
    expect(await give(calls('credit_note').command('issue', note.id))).toMatchObject({ reason: 'over_limit' });
    const refund = { refund_date: '2026-11-21', direction: 'to_customer', party, ledger: books.ledger('Cash') };
    const made = await office.call('POST', calls('refund').create, { body: { ...refund, amount: '50.01' } });
    expect(await give(calls('refund').command('post', made.body.id))).toMatchObject({ reason: 'over_limit' });
    expect(await bills.partyBalances(party)).toEqual({ 'Customer Advances': '-80.00' });
    // What is foreign counts by what it is worth.
    const { body: pound } = await office.call('POST', calls('currency').create, {
      body: { code: 'GBP', name: 'Pound' },
    });
    const abroad = { currency: pound.id, exchange_rate: '160' };
    const { body: small } = await bills.draft('credit_note', ['2026-11-21', party], work(1), abroad);
    expect(await give(calls('credit_note').command('issue', small.id))).toMatchObject({ reason: 'over_limit' });
  });

  it('a bill is issued all the same, since it gives nothing up', async () => {
    const clerk = await hire(office, ['SALES_DETAILS', 'SALES_ISSUE']);
    const { role } = (await office.call('GET', calls('employee').one(clerk.id))).body;
    await office.call('PUT', calls('role').update(role), { body: { posting_limit: '50.00' } });
    const { body: bill } = await bills.draft('sales', ['2026-11-21', await books.party('Large')], work(51));
    const path = calls('sales').command('issue', bill.id);
    expect((await clerk.call('POST', path, { body: {}, headers: { 'idempotency-key': path } })).status).toBe(200);
  });
});

describe('a refund', () => {
  const step = (entity: 'refund' | 'advance_use', verb: string, id: number, body: object = {}) =>
    office.call('POST', calls(entity).command(verb, id), {
      body,
      headers: { 'idempotency-key': `${entity}-${verb}-${id}` },
    });
  const give = async (values: object) => {
    const body = { refund_date: '2026-11-20', ledger: books.ledger('Cash'), ...values };
    const made = await office.call('POST', calls('refund').create, { body });
    return step('refund', 'post', made.body.id);
  };

  it('gives back advances before what was credited, and no more than that', async () => {
    const party = await books.party('Wants it back');
    await receive(party, 50);
    await bills.issue('credit_note', ['2026-11-03', party], ['Sales Returns', 30]);
    const over = await give({ party, amount: '80.01' });
    expect([over.status, refusals(over.body)]).toEqual([400, { amount: 'over_refundable' }]);
    const paid = await give({ party, amount: '60.00' });
    expect([paid.status, paid.body.invoice_no]).toEqual([200, 'RF-2026-000001']);
    expect(await bills.partyBalances(party)).toEqual({ 'Accounts Receivable': '-20.00', 'Customer Advances': '0.00' });
    const [left] = await bills.open(party);
    expect(left).toMatchObject({ side: 'credit', outstanding: '20.00' });
    await step('refund', 'void', paid.body.id, { reason: 'the bank refused it' });
    expect(await bills.partyBalances(party)).toEqual({
      'Accounts Receivable': '-30.00',
      'Customer Advances': '-50.00',
    });
  });

  it('of a vendor comes into cash or bank', async () => {
    const party = await books.party('Gives it back');
    await books.post('payment_voucher', '2026-11-20', ['Accounts Payable', 40, party], ['Cash', -40]);
    const wrong = await give({ party, amount: '40.00', direction: 'from_vendor', ledger: books.ledger('Rent') });
    expect([wrong.status, refusals(wrong.body)]).toEqual([400, { ledger: 'not_money' }]);
    const got = await give({ party, amount: '40.00', direction: 'from_vendor' });
    expect(got.status).toBe(200);
    expect(await bills.partyBalances(party)).toEqual({ 'Vendor Advances': '0.00' });
  });

  it('paid in advance are given back at the rate of the day, with what was gained or lost meanwhile', async () => {
    const customer = await books.party('Group of Jeddah');
    const { body: dirham } = await office.call('POST', calls('currency').create, {
      body: { code: 'AED', name: 'Dirham' },
    });
    const currency = dirham.id;
    const abroad = { currency, foreign_amount: '50.00', exchange_rate: '32.00' };
    const advance = books.body(
      'receipt_voucher',
      '2026-11-05',
      ['Bank', 1600],
      ['Accounts Receivable', -1600, customer],
    ) as { items: object[] };
    Object.assign(advance.items[1] ?? {}, abroad);
    const made = await office.call('POST', calls('receipt_voucher').create, { body: advance });
    await books.give('receipt_voucher', 'post', made.body.id);
    const refund = async (amount: string, exchange_rate: string | null) => {
      const till = { refund_date: '2026-11-08', direction: 'to_customer', ledger: books.ledger('Bank') };
      const { body } = await office.call('POST', calls('refund').create, {
        body: { ...till, party: customer, amount, currency, exchange_rate },
      });
      return office.call('POST', calls('refund').command('post', body.id), {
        body: {},
        headers: { 'idempotency-key': `refund-of-riyals-${body.id}` },
      });
    };
    const before = await books.balances();
    expect(refusals((await refund('20.00', null)).body)).toEqual({ exchange_rate: 'required' });
    expect(refusals((await refund('50.01', '33')).body)).toEqual({ amount: 'over_refundable' });
    expect((await refund('20.00', '33')).status).toBe(200);
    const after = await books.balances();
    const moved = ['Bank', 'Exchange Loss'].map(name => Number(after[name] ?? 0) - Number(before[name] ?? 0));
    expect(moved).toEqual([-660, 20]);
    expect(await bills.partyBalances(customer)).toEqual({ 'Customer Advances': '-960.00' });
    expect((await refund('30.00', '31')).status).toBe(200);
    expect(Number((await books.balances())['Exchange Gain']) - Number(after['Exchange Gain'] ?? 0)).toBe(-30);
    expect(await bills.open(customer)).toEqual([]);
  });

  it('comes out of a till in use, of something, and not of what was paid in another currency', async () => {
    const party = await books.party('Paid in dollars');
    const { body: dollar } = await office.call('POST', calls('currency').create, {
      body: { code: 'USD', name: 'Dollar' },
    });
    const [till, owed] = books.body(
      'receipt_voucher',
      '2026-11-20',
      ['Cash', 1200],
      ['Accounts Receivable', -1200, party],
    )['items'] as object[];
    const abroad = { currency: dollar.id, foreign_amount: '10.00', exchange_rate: '120' };
    const { body: draft } = await office.call('POST', calls('receipt_voucher').create, {
      body: { receipt_date: '2026-11-20', items: [till, { ...owed, ...abroad }] },
    });
    expect((await books.give('receipt_voucher', 'post', draft.id)).status).toBe(200);
    const { body: cash } = await office.call('GET', calls('ledger_account').one(books.ledger('Cash')));
    const { body: closed } = await office.call('POST', calls('ledger_account').create, {
      body: { name: 'Till that is closed', head_group: cash.head_group, is_active: false },
    });
    expect(refusals((await give({ party, amount: '5.00' })).body)).toEqual({ amount: 'over_refundable' });
    expect(refusals((await give({ party, amount: '0.00', ledger: closed.id })).body)).toEqual({
      amount: 'above_zero',
      ledger: 'ledger_inactive',
    });
  });

  it('and an advance that is used keep out of a locked month, and stay in it', async () => {
    const party = await books.party('Of August');
    await receive(party, 100, '2026-08-03');
    const bill = await bills.issue('sales', ['2026-08-04', party], work(60));
    const part = { applied_on: '2026-08-05', pay_amount: '40.00' };
    const { body: used } = await bills.give('sales', 'apply_advance', bill.body.id, { body: part });
    const given = { refund_date: '2026-08-06', party, amount: '10.00', direction: 'to_customer' };
    const { body: refund } = await give(given);
    const { body: other } = await office.call('POST', calls('refund').create, {
      body: { ...given, ledger: books.ledger('Cash') },
    });
    const { body: draft } = await bills.draft('sales', ['2026-08-07', party], work(5));
    const unpaid = await bills.issue('sales', ['2026-08-07', party], work(7));
    const { body } = await office.call('GET', `${calls('accounting_period').all}?name=2026-08`);
    await office.call('POST', calls('accounting_period').command('lock', body.accounting_periods[0].id), { body: {} });
    const before = await bills.partyBalances(party);
    const reason = { reason: 'wrong' };
    const asked = [
      ['sales', 'apply_advance', bill.body.id, part, 'applied_on'],
      ['advance_use', 'void', used.advance_use, reason, 'applied_on'],
      ['refund', 'post', other.id, {}, 'refund_date'],
      ['refund', 'void', refund.id, reason, 'refund_date'],
      ['sales', 'issue', draft.id, {}, 'sales_date'],
      ['sales', 'void', unpaid.body.id, reason, 'sales_date'],
    ] as const;
    const rights = asked.flatMap(([entity, verb]) => [
      permissionName(entity, 'show'),
      `${entity}_${verb}`.toUpperCase(),
    ]);
    const clerk = await hire(office, [...new Set(rights)]);
    for (const [entity, verb, id, values, field] of asked) {
      const headers = { 'idempotency-key': `late-${entity}-${verb}-${id}` };
      const { status, body: told } = await clerk.call('POST', calls(entity).command(verb, id), {
        body: values,
        headers,
      });
      expect([status, refusals(told)], `${entity} ${verb}`).toEqual([400, { [field]: 'period_locked' }]);
    }
    expect(await bills.partyBalances(party)).toEqual(before);
  });
});

describe('what is open in a branch', () => {
  it('is told to whoever works there alone', async () => {
    const [coast, hills] = await Promise.all(
      ['Coast', 'Hills'].map(
        async name => (await office.call('POST', calls('branch').create, { body: { name } })).body.id,
      ),
    );
    const clerk = await hire(
      office,
      ['open_item', 'ledger_account'].map(name => permissionName(name, 'list')),
      {
        branch: coast,
      },
    );
    const party = await books.party('Of two branches');
    await bills.issue('sales', ['2026-11-01', party], work(10), { branch: coast });
    await bills.issue('sales', ['2026-11-01', party], work(100), { branch: hills });
    const asked = `party__in=${party}&log_date__lte=2026-11-30`;
    for (const name of ['receivables_ageing', 'open_items']) {
      const [all, own] = [
        await office.call('GET', `/api/reports/${name}?${asked}`),
        await clerk.call('GET', `/api/reports/${name}?${asked}`),
      ];
      expect([all.body.totals.outstanding, own.body.totals.outstanding], name).toEqual(['110.00', '10.00']);
    }
  });
});

describe('riyals', () => {
  it('billed and paid at other rates leave a gain or a loss, and nothing open', async () => {
    const vendor = await books.party('Hotel in Makkah');
    const { body: riyal } = await office.call('POST', calls('currency').create, {
      body: { code: 'SAR', name: 'Saudi riyal' },
    });
    const abroad = { currency: riyal.id, exchange_rate: '32.335' };
    const bill = await bills.issue('purchase', ['2026-11-01', vendor], ['Package Cost', 100], abroad);
    expect(bill.body).toMatchObject({ amount: '100.00', outstanding: '100.00' });
    expect(await bills.partyBalances(vendor)).toEqual({ 'Accounts Payable': '-3233.50' });
    const ledgers = ['Bank', 'Accounts Payable', 'Exchange Loss', 'Exchange Gain'];
    const paid = async (amount: string, rate: string) => {
      const before = await books.balances();
      const { status, body } = await bills.give('purchase', 'pay', bill.body.id, {
        body: { ledger: books.ledger('Bank'), paid_on: '2026-11-10', pay_amount: amount, pay_rate: rate },
      });
      expect(status, JSON.stringify(body)).toBe(200);
      const after = await books.balances();
      return ledgers.map(name => (Number(after[name] ?? 0) - Number(before[name] ?? 0)).toFixed(2));
    };
    const missing = await bills.give('purchase', 'pay', bill.body.id, {
      body: { ledger: books.ledger('Bank'), paid_on: '2026-11-10' },
    });
    expect([missing.status, refusals(missing.body)]).toEqual([400, { pay_rate: 'required' }]);
    expect(await paid('33.33', '32.50')).toEqual(['-1083.23', '1077.73', '5.50', '0.00']);
    expect(await paid('33.33', '32.20')).toEqual(['-1073.23', '1077.72', '0.00', '-4.49']);
    expect(await paid('33.34', '32.40')).toEqual(['-1080.22', '1078.05', '2.17', '0.00']);
    expect(await bills.partyBalances(vendor)).toEqual({ 'Accounts Payable': '0.00' });
    expect(await bills.outstanding('purchase', bill.body.id)).toEqual(['0.00']);
  });

  it('paid are owed again when the payment is reversed or void; a bill of many lines comes to what it is worth', async () => {
    const vendor = await books.party('Caterer');
    const { body } = await office.call('GET', `${calls('currency').all}?code=SAR`);
    const abroad = { currency: body.currencies[0].id, exchange_rate: '32.335' };
    const line = { ledger: books.ledger('Package Cost'), rate: '33.33', quantity: '1' };
    const { body: draft } = await office.call('POST', calls('purchase').create, {
      body: { purchase_date: '2026-11-01', party: vendor, items: [line, line, line], ...abroad },
    });
    expect((await bills.give('purchase', 'issue', draft.id)).body.outstanding).toBe('99.99');
    // Line by line it would be a cent more.
    expect(await bills.partyBalances(vendor)).toEqual({ 'Accounts Payable': '-3233.18' });
    for (const [verb, more] of [
      ['reverse', { reverse_date: '2026-11-12' }],
      ['void', {}],
    ] as const) {
      const paid = await bills.give('purchase', 'pay', draft.id, {
        body: { ledger: books.ledger('Bank'), paid_on: '2026-11-10', pay_amount: '33.33', pay_rate: '32.50' },
      });
      expect(paid.body.outstanding).toBe('66.66');
      const back = { body: { reason: 'The bank refused it', ...more } };
      expect((await books.give('payment_voucher', verb, paid.body.voucher, back)).status, verb).toBe(200);
      expect(await bills.outstanding('purchase', draft.id)).toEqual(['99.99']);
      expect(await bills.partyBalances(vendor)).toEqual({ 'Accounts Payable': '-3233.18' });
    }
  });

  it('paid in advance keep their rate until they settle a bill; a line is worth what its rate says', async () => {
    const vendor = await books.party('Bus company');
    const { body } = await office.call('GET', `${calls('currency').all}?code=SAR`);
    const currency = body.currencies[0].id;
    const advance = (amount: string) =>
      office.call('POST', calls('payment_voucher').create, {
        body: {
          payment_date: '2026-11-05',
          items: [
            {
              ledger: books.ledger('Accounts Payable'),
              party: vendor,
              debit_amount: amount,
              currency,
              foreign_amount: '50.00',
              exchange_rate: '32.00',
            },
            { ledger: books.ledger('Bank'), credit_amount: amount },
          ],
        },
      });
    const wrong = await books.give('payment_voucher', 'post', (await advance('1600.01')).body.id);
    expect([wrong.status, refusals(wrong.body)]).toEqual([400, { 'items.0.foreign_amount': 'not_by_rate' }]);
    await books.give('payment_voucher', 'post', (await advance('1600.00')).body.id);
    const abroad = { currency, exchange_rate: '33.00' };
    const bill = await bills.issue('purchase', ['2026-11-06', vendor], ['Package Cost', 80], abroad);
    const used = await bills.give('purchase', 'apply_advance', bill.body.id, { body: { applied_on: '2026-11-07' } });
    expect([used.status, used.body.outstanding]).toEqual([200, '30.00']);
    // 50 of 80 riyals were billed at 33 and paid at 32.
    expect(await bills.partyBalances(vendor)).toEqual({ 'Accounts Payable': '-990.00', 'Vendor Advances': '0.00' });
  });

  it('withheld from are rounded line by line, and the cash makes the sides equal; a note takes riyals from riyals', async () => {
    const vendor = await books.party('Guide');
    const { body } = await office.call('GET', `${calls('currency').all}?code=SAR`);
    const abroad = { currency: body.currencies[0].id, exchange_rate: '32.20' };
    const tds = await tax('TDS abroad', 'tds', 'TDS Payable', '5');
    const bill = await bills.issue('purchase', ['2026-11-06', vendor], ['Package Cost', 33.33], { ...abroad, tds });
    const before = await books.balances();
    const { status, body: told } = await bills.give('purchase', 'pay', bill.body.id, {
      body: { ledger: books.ledger('Bank'), paid_on: '2026-11-10', pay_rate: '32.20' },
    });
    expect(status, JSON.stringify(told)).toBe(200);
    const after = await books.balances();
    const moved = ['Bank', 'TDS Payable'].map(name => (Number(after[name]) - Number(before[name])).toFixed(2));
    // 33.33 riyals are 1,073.23, the 1.67 of them that are withheld 53.77.
    expect(moved).toEqual(['-1019.46', '-53.77']);
    const owed = await bills.issue('purchase', ['2026-11-11', vendor], ['Package Cost', 80], abroad);
    const note = await bills.issue('debit_note', ['2026-11-12', vendor], ['Package Cost', 100], abroad);
    expect([note.status, note.body.outstanding]).toEqual([200, '20.00']);
    expect(await bills.outstanding('purchase', owed.body.id)).toEqual(['0.00']);
  });
});

describe('what settled, and was taken back later,', () => {
  /** What a party owes, or is owed, by each document as of a day, as the report tells it. */
  const openOn = async (party: number, day: string): Promise<Record<string, string>> => {
    const { body } = await office.call('GET', `/api/reports/open_items?party__in=${party}&log_date__lte=${day}`);
    return Object.fromEntries(
      body.rows.map((row: { reference_no: string; outstanding: string }) => [row.reference_no, row.outstanding]),
    );
  };
  const void_ = { body: { reason: 'wrong' } };
  const reversal = (
    id: number,
    reverse_date: string,
    kind: 'receipt_voucher' | 'payment_voucher' | 'journal' = 'receipt_voucher',
  ) => books.give(kind, 'reverse', id, { body: { reason: 'x', reverse_date } });

  it.each([
    ['sales', 'Service Fees', 'receipt_voucher', ['Accounts Receivable', -1]],
    ['purchase', 'Package Cost', 'payment_voucher', ['Accounts Payable', 1]],
    ['debit_note', 'Package Cost', 'receipt_voucher', ['Accounts Payable', -1]],
    ['credit_note', 'Sales Returns', 'payment_voucher', ['Accounts Receivable', 1]],
  ] as const)(
    'leaves the days between as they were: a %s is not voided',
    async (kind, ledger, voucher, [control, sign]) => {
      const party = await books.party(`Between ${kind}`);
      const bill = await bills.issue(kind, ['2026-09-10', party], [ledger, 100]);
      const paid = await books.post(voucher, '2026-09-12', ['Cash', -100 * sign], [control, 100 * sign, party]);
      expect((await reversal(paid.body.id, '2026-09-20', voucher)).status).toBe(200);
      const days = ['2026-09-11', '2026-09-15', '2026-09-25'];
      const before = await Promise.all(days.map(day => openOn(party, day)));
      const held = await bills.give(kind, 'void', bill.body.id, void_);
      expect([held.status, held.body.reason]).toEqual([409, 'was_settled']);
      expect(held.body.detail).toContain('credit or debit note');
      const { body: shown } = await office.call('GET', calls(kind).one(bill.body.id));
      expect(shown.blocked).toContainEqual({ to: 'voided', reason: 'was_settled' });
      expect(await Promise.all(days.map(day => openOn(party, day)))).toEqual(before);
      expect(before[1]).toEqual({});
    },
  );

  it('lets go of its bill on its own day', async () => {
    const party = await books.party('Same day');
    const bill = await bills.issue('sales', ['2026-09-10', party], work(100));
    const { body } = await receive(party, 100, '2026-09-12');
    expect((await reversal(body.id, '2026-09-12')).status).toBe(200);
    expect((await bills.give('sales', 'void', bill.body.id, void_)).status).toBe(200);
    expect(await openOn(party, '2026-09-15')).toEqual({});
  });

  it('is not overlooked by any document, whatever it has asked before', async () => {
    const party = await books.party('By whatever document');
    const bill = await bills.issue('sales', ['2026-09-10', party], work(100));
    const { body } = await receive(party, 80, '2026-09-12');
    await reversal(body.id, '2026-09-20');
    const sides = [
      ['Rent', 50],
      ['Accounts Receivable', -50, party],
    ] as const;
    const given = { ...books.body('journal', '2026-09-12', ...sides), settlement: 'none' };
    const { id } = (await office.call('POST', calls('journal').create, { body: given })).body;
    expect((await books.give('journal', 'post', id)).status).toBe(200);
    const [debit, credit] = (await bills.open(party)).map(item => item.id);
    const settled = (amount: bigint, day: string) =>
      office.host.db.transaction(tx =>
        allocate(
          tx,
          {
            host: office.host,
            caller: { id: office.ids.admin, email: null, role: 'admin', permissions: null, branch: null },
            entity: entities.journal,
          },
          { type: 'journal', id },
          [{ debit: debit ?? 0, credit: credit ?? 0, party, amount, foreign: 0n, day, counters: null }],
        ),
      );
    await expect(settled(2001n, '2026-09-12')).rejects.toMatchObject({ status: 409, code: 'below_zero_then' });
    await expect(settled(2001n, '2026-09-19')).rejects.toMatchObject({ status: 409, code: 'below_zero_then' });
    expect(await bills.outstanding('sales', bill.body.id)).toEqual(['100.00']);
  });

  it('leaves nothing for another one in between', async () => {
    const party = await books.party('Backdated');
    const bill = await bills.issue('sales', ['2026-09-10', party], work(100));
    const { body } = await receive(party, 80, '2026-09-12');
    await reversal(body.id, '2026-09-20');
    await receive(party, 100, '2026-09-15');
    expect(await bills.outstanding('sales', bill.body.id)).toEqual(['80.00']);
    expect(await bills.partyBalances(party)).toMatchObject({ 'Customer Advances': '-80.00' });
    const [item] = await bills.open(party);
    const draft = await office.call('POST', calls('receipt_voucher').create, {
      body: {
        ...books.body('receipt_voucher', '2026-09-19', ['Cash', 50], ['Accounts Receivable', -50, party]),
        settlement: 'selected',
        settles: [{ item: item?.id, amount: '50.00' }],
      },
    });
    const early = await books.give('receipt_voucher', 'post', draft.body.id);
    expect([early.status, refusals(early.body)]).toEqual([400, { 'settles.0.amount': 'over_outstanding' }]);
    const use = (applied_on: string) =>
      bills.give('sales', 'apply_advance', bill.body.id, { body: { applied_on, pay_amount: '50.00' } });
    expect(refusals((await use('2026-09-19')).body)).toEqual({ pay_amount: 'over_outstanding' });
    expect((await use('2026-09-20')).status).toBe(200);
  });

  it('lets a journal be taken back only since then', async () => {
    const party = await books.party('By journal');
    const owed = await books.post(
      'journal',
      '2026-09-10',
      ['Accounts Receivable', 100, party],
      ['Commission Income', -100],
    );
    const paid = await receive(party, 100, '2026-09-12');
    expect((await reversal(paid.body.id, '2026-09-20')).status).toBe(200);
    const held = await books.give('journal', 'void', owed.body.id, void_);
    expect([held.status, held.body.reason]).toEqual([409, 'was_settled']);
    const early = await reversal(owed.body.id, '2026-09-19', 'journal');
    expect([early.status, refusals(early.body)]).toEqual([400, { reverse_date: 'settled_until' }]);
    expect((await reversal(owed.body.id, '2026-09-20', 'journal')).status).toBe(200);
    expect(await openOn(party, '2026-09-19')).toEqual({});
  });

  it('leaves nothing that a void of its unallocation could settle again', async () => {
    const party = await books.party('Taken off');
    const bill = await bills.issue('sales', ['2026-09-10', party], work(100));
    await receive(party, 100, '2026-09-12');
    const body = { taken_on: '2026-09-20', reason: 'x' };
    const { unallocation } = (await bills.give('sales', 'unallocate', bill.body.id, { body })).body;
    const again = await receive(party, 100, '2026-09-22');
    const held = await bills.give('sales', 'void', bill.body.id, void_);
    expect([held.status, held.body.reason]).toEqual([409, 'has_allocations']);
    await reversal(again.body.id, '2026-09-25');
    const back = await office.call('POST', calls('unallocation').command('void', unallocation), {
      body: { reason: 'x' },
      headers: { 'idempotency-key': 'void-of-what-had-taken-it-off' },
    });
    expect([back.status, back.body.code]).toEqual([409, 'has_allocations']);
  });

  it('and stood on its bill again, is void as of its own day', async () => {
    const party = await books.party('Off and on');
    const bill = await bills.issue('sales', ['2026-09-10', party], work(100));
    const { body: receipt } = await receive(party, 100, '2026-09-12');
    const body = { taken_on: '2026-09-20', reason: 'x' };
    const { unallocation } = (await bills.give('sales', 'unallocate', bill.body.id, { body })).body;
    await office.call('POST', calls('unallocation').command('void', unallocation), {
      body: { reason: 'x' },
      headers: { 'idempotency-key': 'void-of-what-was-taken-off-and-on' },
    });
    expect(await openOn(party, '2026-09-15')).toEqual({});
    expect((await books.give('receipt_voucher', 'void', receipt.id, void_)).status).toBe(200);
    expect(await openOn(party, '2026-09-15')).toEqual({ [bill.body.invoice_no]: '100.00' });
    expect((await bills.give('sales', 'void', bill.body.id, void_)).status).toBe(200);
    expect(await openOn(party, '2026-09-15')).toEqual({});
  });
});

it('after all of that the books are sound', async () => {
  const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
  expect(body.verification.checks.filter(({ problems }: { problems: number }) => problems > 0)).toEqual([]);
});
