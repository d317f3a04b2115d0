import { randomUUID } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VoucherName } from '../../catalog/ledger/vouchers/vouchers.ts';
import type { EntityName } from '../../catalog/engine/names.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { seedReference } from '../../server/seed/seedReference.ts';
import { billsOf } from '../support/bills.ts';
import { type Books, openBooks, type Side } from '../support/books.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { hire, permissionIds } from '../support/hire.ts';
import { type CallOptions, type Office, openOfficeOn } from '../support/officeOn.ts';

const limitsOf = async ({ pool }: Pick<TestDatabase, 'pool'>) => ({
  roles: (await pool.query('select name, posting_limit from role order by id')).rows.map(row => Object.values(row)),
  cash: (await pool.query('select negative_cash from book_setting')).rows.map(row => row.negative_cash),
});

async function onDatabase(work: (database: TestDatabase) => Promise<void>): Promise<void> {
  const database = await freshDatabase();
  try {
    await work(database);
  } finally {
    await database.drop();
  }
}

describe('limits out of the box', () => {
  it('are given to an agency that begins, once', () =>
    onDatabase(async database => {
      const db = drizzle(database.pool);
      await seedReference(db);
      expect(await limitsOf(database)).toEqual({
        roles: [
          ['ADMIN', null],
          ['STAFF', '50000.00'],
          ['USER', '50000.00'],
        ],
        cash: ['warn'],
      });
      await database.pool.query(`update role set posting_limit = 7 where name = 'STAFF'`);
      await database.pool.query(`update role set posting_limit = null where name = 'USER'`);
      await database.pool.query(`update book_setting set negative_cash = 'allow'`);
      await seedReference(db);
      expect(await limitsOf(database)).toEqual({
        roles: [
          ['ADMIN', null],
          ['STAFF', '7.00'],
          ['USER', null],
        ],
        cash: ['allow'],
      });
    }));
});

describe('in an agency that has just begun', () => {
  const DAY = '2026-11-20';
  let office: Office;
  let books: Books;
  beforeAll(async () => {
    const database = await freshDatabase();
    await seedReference(drizzle(database.pool));
    office = await openOfficeOn(database);
    books = await openBooks(office);
    // What is paid below is there.
    await books.post('receipt_voucher', '2026-11-01', ['Cash', 900_000], ['Capital', -900_000]);
    await books.post('receipt_voucher', '2026-11-01', ['Bank', 900_000], ['Capital', -900_000]);
    const rights = ['PAYMENT_VOUCHER_POST', 'CREDIT_NOTE_ISSUE', 'REFUND_POST', 'CHEQUE_ENTER', 'SALES_UPDATE'];
    const permissions = await permissionIds(office, rights);
    const make = (body: object) => office.call('POST', calls('role').create, { body });
    await make({ name: 'Manager', permissions });
    await make({ name: 'Deputy', permissions, posting_limit: '59999.99' });
    await make({ name: 'Driver' });
  });
  afterAll(() => office.close());

  const give = (name: EntityName, verb: string, id: number, asked: Pick<CallOptions, 'as' | 'body'> = {}) =>
    office.call('POST', calls(name).command(verb, id), {
      as: 'staff',
      body: {},
      headers: { 'idempotency-key': randomUUID() },
      ...asked,
    });
  const made = async (name: EntityName, body: object): Promise<number> => {
    const { status, body: told } = await office.call('POST', calls(name).create, { body });
    expect(status, JSON.stringify(told)).toBe(201);
    return told.id;
  };
  const drafted = async (kind: VoucherName, ...sides: Side[]) =>
    (await books.draft(kind, DAY, ...sides)).body.id as number;
  const above = 'This is above the limit of your role. It may be given by: ADMIN, Manager.';
  const refused = { status: 409, body: { reason: 'over_limit', detail: above } };

  it('staff take 138,000, by whichever voucher it comes', async () => {
    const id = await drafted('receipt_voucher', ['Cash', 138_000], ['Service Fees', -138_000]);
    expect(await give('receipt_voucher', 'post', id)).toMatchObject({ status: 200, body: { status: 'posted' } });
    const waiting = await drafted('receipt_voucher', ['Cash', 138_000], ['Service Fees', -138_000]);
    await books.give('receipt_voucher', 'submit', waiting);
    expect(await give('receipt_voucher', 'approve', waiting)).toMatchObject({ status: 200 });
    const bills = billsOf(office, books);
    const { body: bill } = await bills.issue('sales', [DAY, await books.party('Payer')], ['Service Fees', 138_000]);
    const money = { ledger: books.ledger('Cash'), paid_on: DAY };
    expect(await give('sales', 'take_payment', bill.id, { body: money })).toMatchObject({ status: 200 });
  });

  it('a payment of 60,000 that was handed in is approved by somebody else', async () => {
    const waiting = await drafted('payment_voucher', ['Rent', 60_000], ['Cash', -60_000]);
    await books.give('payment_voucher', 'submit', waiting);
    expect(await give('payment_voucher', 'approve', waiting)).toMatchObject({
      status: 409,
      body: { reason: 'over_limit' },
    });
  });

  it('but they let nothing go with it, and do not take it back', async () => {
    const discounted = await drafted('receipt_voucher', ['Cash', 1], ['Rent', 60_000], ['Service Fees', -60_001]);
    expect(await give('receipt_voucher', 'post', discounted)).toMatchObject({
      status: 409,
      body: { reason: 'over_limit' },
    });
    const { body } = await books.post('receipt_voucher', DAY, ['Cash', 60_000], ['Service Fees', -60_000]);
    const why = { reason: 'Not so' };
    for (const [verb, more] of [
      ['void', {}],
      ['reverse', { reverse_date: DAY }],
    ] as const)
      expect(await give('receipt_voucher', verb, body.id, { body: { ...why, ...more } })).toMatchObject({
        status: 409,
        body: { reason: 'over_limit' },
      });
  });

  it('a payment of 60,000 is left to a role that may pay it, and to an administrator', async () => {
    const id = await drafted('payment_voucher', ['Rent', 60_000], ['Cash', -60_000]);
    const tried = await give('payment_voucher', 'post', id);
    expect(tried).toMatchObject({ status: 409, body: { reason: 'over_limit' } });
    expect(tried.body.detail).toBe(
      'This is above the limit of your role: submit it for approval. It may be given by: ADMIN, Manager.',
    );
    const { body: seen } = await office.call('GET', calls('payment_voucher').one(id), { as: 'staff' });
    expect(seen.commands).toContainEqual({
      verb: 'post',
      blocked: 'over_limit',
      words: 'over_limit_submit',
      params: { roles: 'ADMIN, Manager' },
    });
    const paid = await give('payment_voucher', 'post', id, { as: 'admin' });
    expect([paid.status, paid.body.status]).toEqual([200, 'posted']);
    // Taken back, it is money that comes back.
    expect((await give('payment_voucher', 'void', id, { body: { reason: 'x' } })).body.status).toBe('voided');
    const little = await drafted('payment_voucher', ['Rent', 50_000], ['Cash', -50_000]);
    expect((await give('payment_voucher', 'post', little)).status).toBe(200);
  });

  it('a role that is made later has no limit until it is told one', async () => {
    const manager = await hire(office, ['PAYMENT_VOUCHER_DETAILS', 'PAYMENT_VOUCHER_UPDATE', 'PAYMENT_VOUCHER_POST']);
    const id = await drafted('payment_voucher', ['Rent', 60_000], ['Cash', -60_000]);
    const paid = await manager.call('POST', calls('payment_voucher').command('post', id), {
      body: {},
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    await office.pool.query(`delete from role_permissions where owner = (select role from "user" where id = $1)`, [
      manager.id,
    ]);
  });

  it('a journal is limited, money between own cash and bank is not', async () => {
    const journal = await drafted('journal', ['Rent', 60_000], ['Service Fees', -60_000]);
    expect((await give('journal', 'post', journal)).body.reason).toBe('over_limit');
    const contra = await drafted('contra', ['Bank', 138_000], ['Cash', -138_000]);
    expect((await give('contra', 'post', contra)).status).toBe(200);
    expect((await give('contra', 'void', contra, { body: { reason: 'x' } })).status).toBe(200);
  });

  it('a cheque is limited where it is issued, not where it is received', async () => {
    const cheque = async (direction: 'issued' | 'received', ledger: string, more: object) =>
      made('cheque', {
        direction,
        entry_date: DAY,
        cheque_no: randomUUID().slice(0, 8),
        cheque_date: DAY,
        party: await books.party(direction),
        ledger: books.ledger(ledger),
        amount: '60000.00',
        ...more,
      });
    const issued = await cheque('issued', 'Accounts Payable', { bank: books.ledger('Bank') });
    expect(await give('cheque', 'enter', issued)).toMatchObject(refused);
    const received = await cheque('received', 'Accounts Receivable', {});
    expect(await give('cheque', 'enter', received)).toMatchObject({ status: 200, body: { status: 'received' } });
  });

  it('a refund is limited where it is paid, not where a vendor pays it', async () => {
    const [customer, vendor] = [await books.party('Customer'), await books.party('Vendor')];
    await books.post('receipt_voucher', DAY, ['Cash', 60_000], ['Accounts Receivable', -60_000, customer]);
    await books.post('payment_voucher', DAY, ['Accounts Payable', 60_000, vendor], ['Cash', -60_000]);
    const refund = (direction: string, party: number) =>
      made('refund', { refund_date: DAY, direction, party, ledger: books.ledger('Cash'), amount: '60000.00' });
    expect(await give('refund', 'post', await refund('to_customer', customer))).toMatchObject(refused);
    expect(await give('refund', 'post', await refund('from_vendor', vendor))).toMatchObject({ status: 200 });
  });

  it('what is owed to the agency is not given up, by note or by void; what it owes may be lessened', async () => {
    const bills = billsOf(office, books);
    const to = [DAY, await books.party('Debtor')] as const;
    const { body: note } = await bills.draft('credit_note', to, ['Sales Returns', 60_000]);
    expect(await give('credit_note', 'issue', note.id)).toMatchObject(refused);
    const { body: bill } = await bills.issue('sales', to, ['Service Fees', 60_000]);
    expect((await give('sales', 'void', bill.id, { body: { reason: 'x' } })).body).toMatchObject(refused.body);
    const { body: claim } = await bills.draft('debit_note', to, ['Rent', 60_000]);
    expect((await give('debit_note', 'issue', claim.id)).status).toBe(200);
  });

  it('cash that is over is entered by whoever counts it', async () => {
    const handed = { handed_to: (await hire(office, [])).id, difference_reason: 'Found' };
    const { rows } = await office.pool.query(`select coalesce(sum(debit_amount - credit_amount), 0)::text as held
      from account_log where ledger = ${books.ledger('Cash')}`);
    const counted = Math.ceil(Number(rows[0].held) / 1000) + 60;
    const items = [{ denomination: '1000.00', pieces: counted }];
    const id = await made('cash_close', { ledger: books.ledger('Cash'), close_date: '2026-11-21', items, ...handed });
    const closed = await give('cash_close', 'close_cash', id);
    expect([closed.status, Number(closed.body.cash_difference) > 50_000]).toEqual([200, true]);
  });
});
