import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissionName } from '../../catalog/engine/policies.ts';
import { checkGroups, type CheckResult } from '../../catalog/ledger/bookChecks.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { verifyNightly } from '../../server/modules/verification/keepVerifying.ts';
import { sealPostings } from '../../server/modules/verification/sealPostings.ts';
import { sealedTexts } from '../../server/modules/verification/sealedText.ts';
import { type Story, tellStory } from '../support/bookStory.ts';
import { billsOf } from '../support/bills.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { tamper } from '../support/tamper.ts';

const PATH = '/api/accounts/verification';

/** What breaks each rule, and how it is made good again; with the other rules that it cannot but break. */
interface Tampering {
  readonly name: string;
  readonly breaks: readonly string[];
  readonly by: readonly string[];
  readonly mended: readonly string[];
  readonly found: object;
}

const rent = `(select id from posting where reference_no = 'PV-2025-000001')`;
const capital = `(select id from posting where reference_no = 'RV-2025-000001')`;

const tamperings: readonly Tampering[] = [
  {
    name: 'a ledger that stands under no head',
    breaks: ['balance_sheet'],
    by: [`update ledger_account set head_group = 999999 where name = 'Furniture'`],
    mended: [
      `update ledger_account set head_group = (select id from "group" where name = 'Fixed Assets') where name = 'Furniture'`,
    ],
    found: { entity: 'ledger_account', reference: 'Furniture', found: '12000.00' },
  },
  {
    name: 'a row of nobody on a control account',
    breaks: ['control_accounts'],
    by: [`update ledger_account set is_control = true where name = 'Drawings'`],
    mended: [`update ledger_account set is_control = false where name = 'Drawings'`],
    found: { entity: 'account_log', expected: 'Drawings', found: '2000.00' },
  },
  {
    name: 'a payment out of what is no longer cash',
    breaks: ['money_books', 'money_moved'],
    by: [`update "group" set holds = null where name = 'Cash-in-Hand'`],
    mended: [`update "group" set holds = 'cash' where name = 'Cash-in-Hand'`],
    found: { entity: 'payment_voucher', reference: 'PV-2025-000001', found: 'Rent, Cash' },
  },
  {
    name: 'a receipt that tells other money than came in',
    breaks: ['money_moved'],
    by: [`update receipt_voucher set money_amount = money_amount + 1 where invoice_no = 'RV-2025-000001'`],
    mended: [`update receipt_voucher set money_amount = money_amount - 1 where invoice_no = 'RV-2025-000001'`],
    found: {
      entity: 'receipt_voucher',
      reference: 'RV-2025-000001',
      expected: '100000.00',
      found: '100001.00',
    },
  },
  {
    name: 'a month whose receipts are not what came into cash and bank',
    breaks: ['money_moved'],
    by: [
      `update ledger_account set head_group = (select id from "group" where name = 'Cash-in-Hand') where name = 'Commission Income'`,
    ],
    mended: [
      `update ledger_account set head_group = (select id from "group" where name = 'Direct Incomes') where name = 'Commission Income'`,
    ],
    found: { entity: null, record: null, expected: '-2035.00', found: '-2000.00' },
  },
  {
    name: 'a year that was closed without its income and expenses',
    breaks: ['year_closes'],
    by: [`update fiscal_year set status = 'closed', profit = 0 where name = '2025-26'`],
    mended: [`update fiscal_year set status = 'open', profit = null where name = '2025-26'`],
    found: { entity: 'fiscal_year', reference: '2025-26', found: 'closed 0.00' },
  },
  {
    name: 'a number that was given to nothing',
    breaks: ['number_series'],
    by: [`update number_series set last = last + 1 where prefix = 'CO' and year = 2025`],
    mended: [`update number_series set last = last - 1 where prefix = 'CO' and year = 2025`],
    found: { entity: null, record: null, reference: 'CO-2025-000002', found: '0' },
  },
  {
    name: 'a voucher that was made a draft again',
    breaks: ['documents_posted'],
    by: [`update payment_voucher set status = 'draft' where invoice_no = 'PV-2025-000001'`],
    mended: [`update payment_voucher set status = 'posted' where invoice_no = 'PV-2025-000001'`],
    found: { entity: 'payment_voucher', reference: 'PV-2025-000001', expected: '2025-07-05' },
  },
  {
    name: 'lines of a voucher that say another amount',
    breaks: ['document_amounts'],
    by: [
      `update payment_voucher_items set debit_amount = debit_amount + 1 from payment_voucher as owned
       where owned.id = owner and invoice_no = 'PV-2025-000001' and debit_amount > 0`,
    ],
    mended: [
      `update payment_voucher_items set debit_amount = debit_amount - 1 from payment_voucher as owned
       where owned.id = owner and invoice_no = 'PV-2025-000001' and debit_amount > 0`,
    ],
    found: { entity: 'payment_voucher', reference: 'PV-2025-000001', expected: 'Rent 3001.00', found: 'Rent -3000.00' },
  },
  {
    name: 'a sum by day that is not that of the rows',
    breaks: ['kept_balances'],
    by: [
      `update balance_day set debit_amount = debit_amount + 1 from ledger_account
       where ledger_account.id = ledger and name = 'Furniture'`,
      `update balance_month set debit_amount = debit_amount + 1 from ledger_account
       where ledger_account.id = ledger and name = 'Furniture'`,
    ],
    mended: [
      `update balance_day set debit_amount = debit_amount - 1 from ledger_account
       where ledger_account.id = ledger and name = 'Furniture'`,
      `update balance_month set debit_amount = debit_amount - 1 from ledger_account
       where ledger_account.id = ledger and name = 'Furniture'`,
    ],
    found: { entity: 'ledger_account', found: '-1.00 / 0.00' },
  },
  {
    name: 'an item of which less is open than the ledger says',
    breaks: ['open_items'],
    by: [
      `update open_item set outstanding = outstanding - 1 where id = (select max(id) from open_item where outstanding > 1)`,
    ],
    mended: [
      `update open_item set outstanding = outstanding + 1 where id = (select max(id) from open_item where outstanding > 0 and amount > 1)`,
    ],
    found: { entity: 'open_item' },
  },
  ...(
    [
      ['a bill that says less is open', 'sales', 'outstanding = outstanding - 1', 'outstanding = outstanding + 1'],
      [
        'a settlement of another day',
        'allocation',
        `allocated_on = allocated_on + 1`,
        `allocated_on = allocated_on - 1`,
      ],
    ] as const
  ).map(([name, table, by, mended]) => ({
    name,
    breaks: ['open_items'],
    by: [`update ${table} set ${by} where id = (select min(id) from ${table})`],
    mended: [`update ${table} set ${mended} where id = (select min(id) from ${table})`],
    found: { entity: table },
  })),
  {
    name: 'an item of which more was settled than it is, until that was taken back',
    breaks: ['open_each_day'],
    by: [
      `with again as (
         insert into allocation (debit, credit, party, amount, allocated_on, source_type, source_id)
         select debit, credit, party, 50, allocated_on, source_type, source_id from allocation
         where allocated_on = '2026-11-05' returning *)
       insert into allocation (debit, credit, party, amount, allocated_on, source_type, source_id, counters)
       select debit, credit, party, -50, '2026-11-10', source_type, source_id, id from again`,
    ],
    mended: ['delete from allocation where amount in (50, -50)'],
    found: { entity: 'open_item', expected: '2026-11-05', found: '-50.00' },
  },
  {
    name: 'a day on which something falls due that is not what was sealed',
    breaks: ['chain'],
    by: [`update open_item set due_date = due_date + 1 where id = (select min(id) from open_item)`],
    mended: [`update open_item set due_date = due_date - 1 where id = (select min(id) from open_item)`],
    found: { entity: 'posting' },
  },
  {
    name: 'an amount in a foreign currency that is not what was sealed',
    breaks: ['chain'],
    by: [`update account_log set foreign_amount = 7 where posting = ${rent}`],
    mended: [`update account_log set foreign_amount = null where posting = ${rent}`],
    found: { entity: 'posting', reference: 'PV-2025-000001' },
  },
  {
    name: 'an item that says another amount in its currency is open',
    breaks: ['open_items'],
    by: [`update open_item set foreign_outstanding = 1 where id = (select min(id) from open_item)`],
    mended: [`update open_item set foreign_outstanding = null where id = (select min(id) from open_item)`],
    found: { entity: 'open_item' },
  },
  {
    name: 'a number of openings and of closes that was given to nothing',
    breaks: ['number_series'],
    by: [`insert into number_series (prefix, year, last) values ('OP', 2031, 1), ('YC', 2031, 1)`],
    mended: [`delete from number_series where year = 2031`],
    found: { reference: 'OP-2031-000001', found: '0' },
  },
  {
    name: 'a close of a year that was never posted',
    breaks: ['documents_posted'],
    by: [
      `insert into year_close (invoice_no, fiscal_year, close_date, is_taken_back) select 'YC-X', min(id), '2026-06-30', true
       from fiscal_year`,
    ],
    mended: [`delete from year_close where invoice_no = 'YC-X'`],
    found: { entity: 'year_close', reference: 'YC-X' },
  },
  {
    name: 'another narration in a sealed posting',
    breaks: ['chain'],
    by: [`update posting set details = 'Another' where id = ${rent}`],
    mended: [`update posting set details = 'A test' where id = ${rent}`],
    found: { entity: 'posting', reference: 'PV-2025-000001' },
  },
  {
    name: 'a row that says another day than its posting',
    breaks: ['rows_agree', 'kept_balances', 'chain'],
    by: [`update account_log set log_date = '2025-07-09' where posting = ${rent}`],
    mended: [`update account_log set log_date = '2025-07-05' where posting = ${rent}`],
    found: { entity: 'account_log', reference: 'PV-2025-000001' },
  },
  {
    name: 'a row with another amount',
    breaks: [
      'postings_balance',
      'months_balance',
      'balance_sheet',
      'money_moved',
      'document_amounts',
      'kept_balances',
      'chain',
    ],
    by: [`update account_log set debit_amount = debit_amount + 1 where posting = ${capital} and debit_amount > 0`],
    mended: [`update account_log set debit_amount = debit_amount - 1 where posting = ${capital} and debit_amount > 0`],
    found: { entity: 'posting', reference: 'RV-2025-000001', expected: '100001.00', found: '100000.00' },
  },
  {
    name: 'a balanced posting across two months',
    breaks: ['months_balance', 'rows_agree', 'money_moved', 'kept_balances', 'chain'],
    by: [`update account_log set log_date = '2025-08-09' where posting = ${rent} and debit_amount > 0`],
    mended: [`update account_log set log_date = '2025-07-05' where posting = ${rent} and debit_amount > 0`],
    found: { reference: '2025-07', expected: '132000.00', found: '135000.00' },
  },
];

let office: Office;
let story: Story;
let folder: string;
let journalHeads: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rihla-heads-'));
  journalHeads = join(folder, 'journal-heads.txt');
  office = await openOffice({ journalHeads });
  story = await tellStory(office);
  const { books } = story;
  const bills = billsOf(office, books);
  await bills.issue('sales', ['2026-11-01', story.karim], ['Service Fees', 100]);
  const salma = await books.party('Salma');
  await bills.issue('sales', ['2026-11-01', salma], ['Service Fees', 100]);
  const paid = await books.post('receipt_voucher', '2026-11-05', ['Cash', 100], ['Accounts Receivable', -100, salma]);
  await books.give('receipt_voucher', 'reverse', paid.body.id, { body: { reason: 'x', reverse_date: '2026-11-10' } });
}, 120_000);
afterAll(async () => {
  await office.close();
  await rm(folder, { recursive: true, force: true });
});
// What one test kept of a broken chain would be held against the next one.
beforeEach(() => tamper(office, 'delete from books_verification'));

const verify = async (): Promise<readonly CheckResult[]> => {
  const { status, body } = await office.call('POST', PATH, { body: {} });
  expect(status, JSON.stringify([body, office.logged.at(-1)])).toBe(200);
  return body.verification.checks;
};
const broken = (checks: readonly CheckResult[]) =>
  checks.filter(({ problems }) => problems > 0).map(({ check }) => check);

describe('the verification of the books', () => {
  it('finds nothing in books that the host has kept', async () => {
    expect((await office.call('GET', PATH)).body).toEqual({ verification: null });
    const checks = await verify();
    expect(checks.filter(({ problems }) => problems > 0)).toEqual([]);
    expect(checks.map(({ check }) => check)).toEqual(Object.values(checkGroups).flat());
    const { verification } = (await office.call('GET', PATH)).body;
    expect([verification.problems, verification.by, verification.at]).toEqual([
      0,
      'admin',
      office.host.clock().toISOString(),
    ]);
  });

  it('tells how many postings it knows nothing of, sealed since or not', async () => {
    await verify();
    const since = async () => (await office.call('GET', PATH)).body.verification.since;
    expect(await since()).toBe(0);
    await story.books.post('journal', '2025-09-01', ['Rent', 10], ['Drawings', -10]);
    expect(await since()).toBe(1);
    await sealPostings(office.host);
    await story.books.post('journal', '2025-09-02', ['Rent', 10], ['Drawings', -10]);
    expect(await since()).toBe(2);
    await verify();
    expect(await since()).toBe(0);
  });

  it.each(tamperings)('finds $name', async ({ breaks, by, mended, found }) => {
    await tamper(office, ...by);
    const checks = await verify();
    await tamper(office, ...mended);
    expect(broken(checks)).toEqual(breaks);
    const { findings, problems } = checks.find(({ check }) => check === breaks[0]) ?? {};
    expect(findings?.[0]).toMatchObject(found);
    expect(problems).toBe(findings?.length);
    expect(broken(await verify())).toEqual([]);
  });

  it('finds what was posted into a month after it was locked', async () => {
    const path = calls('accounting_period');
    const { body } = await office.call('GET', `${path.all}?name=2025-07`);
    const locked = await office.call('POST', path.command('lock', body.accounting_periods[0].id), { body: {} });
    expect(locked.status).toBe(200);
    expect(broken(await verify())).toEqual([]);
    await tamper(office, `update posting set created_at = created_at + interval '1 hour' where id = ${rent}`);
    const checks = await verify();
    await tamper(office, `update posting set created_at = created_at - interval '1 hour' where id = ${rent}`);
    expect(broken(checks)).toEqual(['locked_months', 'chain']);
    expect(checks.find(({ check }) => check === 'locked_months')?.findings[0]).toMatchObject({
      entity: 'posting',
      reference: 'PV-2025-000001',
    });
  });

  it('is for whoever reads the books of all branches', async () => {
    const lists = ['account_log', 'ledger_account'].map(name => permissionName(name, 'list'));
    const clerk = await hire(office, lists, { branch: story.coast });
    expect((await clerk.call('GET', PATH)).status).toBe(403);
    expect((await clerk.call('POST', PATH, { body: {} })).status).toBe(403);
    expect((await office.call('GET', PATH, { as: 'user' })).status).toBe(403);
    expect((await office.call('GET', PATH, { as: 'guest' })).status).toBe(401);
  });
});

describe('the chain over the postings', () => {
  const links = async () =>
    (await office.pool.query<{ seq: number; posting: number }>('select seq, posting from posting_seal order by seq'))
      .rows;

  it('takes up what was committed after a later posting, and passes over what was rolled back', async () => {
    await sealPostings(office.host);
    const before = await links();
    // Days of months apart: who posts to the same ledger in the same month waits for whoever came first.
    const insert = (number: string, day: string) => `
      with made as (
        insert into posting (reference_no, log_date, source_type, source_id, source_event)
        values ('${number}', '${day}', 'test', ${number}, 'post') returning id
      ), rows as (
        insert into account_log (posting, log_date, reference_no, log_type, ledger, debit_amount, credit_amount)
        select made.id, '${day}', '${number}', 'test', ledger_account.id,
          case ledger_account.name when 'Rent' then 5 else 0 end, case ledger_account.name when 'Rent' then 0 else 5 end
        from made, ledger_account where ledger_account.name in ('Rent', 'Capital')
      ) select id from made`;
    const [early, lost] = [await office.pool.connect(), await office.pool.connect()];
    await early.query('begin');
    const { rows: first } = await early.query(insert('71', '2026-09-20'));
    await lost.query('begin');
    await lost.query(insert('72', '2026-10-20'));
    await lost.query('rollback');
    const { rows: second } = await office.pool.query(insert('73', '2026-11-20'));
    await sealPostings(office.host);
    await early.query('commit');
    await sealPostings(office.host);
    early.release();
    lost.release();
    const fresh = (await links()).slice(before.length);
    expect(fresh.map(({ posting }) => posting)).toEqual([Number(second[0].id), Number(first[0].id)]);
    expect(fresh.map(({ seq }) => seq)).toEqual([before.length + 1, before.length + 2]);
    expect(broken(await verify())).toEqual([]);
  });

  it('keeps what was sealed by an earlier version, as that version said it', async () => {
    // Its end has been told to nobody yet.
    await story.books.post('journal', '2026-11-20', ['Rent', 5], ['Capital', -5]);
    await sealPostings(office.host);
    await tamper(office, 'delete from books_verification');
    const again = new PgDialect().sqlToQuery(sql`
      update posting_seal set version = 1, digest = encode(sha256(convert_to(before || ${sealedTexts[1]}, 'UTF8')), 'hex')
      from posting, (select digest as before from posting_seal order by seq desc offset 1 limit 1) as earlier
      where seq = (select max(seq) from posting_seal) and posting.id = posting_seal.posting`);
    await tamper(office, again.sql);
    expect(broken(await verify())).toEqual([]);
    const last = `(select posting from posting_seal order by seq desc limit 1)`;
    await tamper(office, 'delete from books_verification', `update posting set details = 'Another' where id = ${last}`);
    expect(broken(await verify())).toEqual(['chain']);
    await tamper(office, 'delete from books_verification', `update posting set details = null where id = ${last}`);
  });

  it('shows that a link is not what was told outside, and keeps its links', async () => {
    const { rows } = await office.pool.query<{ seq: number }>('select max(seq) as seq from posting_seal');
    const last = rows[0]?.seq;
    await verifyNightly(office.host);
    await tamper(
      office,
      'delete from books_verification',
      `update posting_seal set digest = 'f' || digest where seq = ${last}`,
    );
    const checks = await verify();
    expect(broken(checks)).toEqual(['chain']);
    expect(checks.find(({ check }) => check === 'chain')?.findings.map(({ reference }) => reference)).toContain(
      `#${last}`,
    );
    await tamper(office, `update posting_seal set digest = substr(digest, 2) where seq = ${last}`);
    await expect(office.pool.query('delete from posting_seal')).rejects.toThrow('holds facts');
    await expect(office.pool.query('delete from books_verification')).rejects.toThrow('holds facts');
  });
});

// The clock goes on here, until nobody is signed in any more.
describe('the clock', () => {
  it('verifies the books once a night, however many processes there are, and tells the end of the chain outside', async () => {
    const runs = () => office.pool.query('select by, night from books_verification').then(({ rows }) => rows);
    await Promise.all([verifyNightly(office.host), verifyNightly(office.host), verifyNightly(office.host)]);
    expect(await runs()).toEqual([{ by: null, night: '2026-11-21' }]);
    // An hour after midnight the night is not over.
    office.wait(13 * 3600);
    await verifyNightly(office.host);
    expect(await runs()).toHaveLength(1);
    office.wait(3 * 3600);
    await verifyNightly(office.host);
    expect(await runs()).toHaveLength(2);
    const { rows } = await office.pool.query('select seq, digest from posting_seal order by seq desc limit 1');
    expect((await readFile(journalHeads, 'utf8')).trim().split('\n').at(-1)).toContain(
      `${rows[0].seq} ${rows[0].digest}`,
    );
  });
});
