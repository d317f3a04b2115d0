import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { type Bills, billsOf } from '../support/bills.ts';
import { type Books, openBooks } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';
import type { Reply } from '../support/officeOn.ts';

let office: Office;
let books: Books;
let bills: Bills;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
  bills = billsOf(office, books);
});
afterAll(() => office.close());

/** Runs of the property; `BOOKS_RUNS` asks for more. */
const RUNS = Number(process.env['BOOKS_RUNS'] ?? 8);

const [early, between, late] = ['2026-09-15', '2026-10-15', '2026-11-15'] as const;
const days = [early, between, late] as const;
/** Days as of which somebody looks: those on which something happens, and one between. */
const looked = [...days, '2026-10-01'];
const verbs = [
  'bill',
  'note',
  'receive',
  'refund',
  'advance',
  'unallocate',
  'void_bill',
  'void_receipt',
  'reverse_receipt',
  'void_refund',
  'reverse_refund',
  'void_use',
  'void_unallocation',
] as const;

/** Of what was made, the last. */
const LAST = -1;

const step = fc.record({
  verb: fc.constantFrom('bill' as const, 'receive' as const, ...verbs),
  which: fc.nat(20),
  whose: fc.nat(1),
  day: fc.constantFrom(...days),
  amount: fc.integer({ min: 1, max: 300 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Steps that random ones hardly ever take one after the other: what settles is taken back before what it settled is. */
const episodes: readonly (readonly Step['verb'][])[] = [
  ['bill', 'receive', 'reverse_receipt', 'void_bill'],
  ['bill', 'receive', 'reverse_receipt', 'receive'],
  ['note', 'refund', 'reverse_refund', 'void_bill'],
  ['bill', 'receive', 'unallocate', 'void_unallocation', 'void_receipt', 'void_bill'],
  ['receive', 'bill', 'advance', 'void_use', 'void_receipt'],
];
const episode = fc
  .record({ verbs: fc.constantFrom(...episodes), whose: fc.nat(1), of: fc.array(step, { minLength: 6, maxLength: 6 }) })
  .map(({ verbs, whose, of }) =>
    verbs.flatMap((verb, at) => of.slice(at, at + 1).map(one => ({ ...one, verb, whose, which: LAST }))),
  );
/** Those of which a careless host leaves less than nothing open on a day between. */
const example = (...told: readonly (readonly [Step['verb'], Step['day']])[]): [Step[]] => [
  told.map(([verb, day]) => ({ verb, day, whose: 0, which: LAST, amount: 100 })),
];
const examples = [
  example(['bill', early], ['receive', early], ['reverse_receipt', late], ['void_bill', late]),
  example(['bill', early], ['receive', early], ['reverse_receipt', late], ['receive', between]),
  example(['note', early], ['refund', early], ['reverse_refund', late], ['void_bill', late]),
  example(
    ['bill', early],
    ['receive', early],
    ['unallocate', between],
    ['void_unallocation', between],
    ['void_receipt', late],
  ),
];
const steps = fc
  .array(fc.oneof({ weight: 2, arbitrary: step.map(one => [one]) }, { weight: 1, arbitrary: episode }), {
    minLength: 10,
    maxLength: 16,
  })
  .map(parts => parts.flat());

/** What holds whatever was settled; each row is one thing that does not (rules L5, S1, A9). */
async function expectSettled(): Promise<void> {
  const { rows } = await office.pool.query(
    `
    with item as (
      select open_item.*, case side when 'debit' then 1 else -1 end as sign,
        (select coalesce(sum(amount), 0) from allocation where open_item.id in (debit, credit)) as settled
      from open_item
    ), log as (
      select party, ledger, sum(debit_amount - credit_amount) as balance from account_log
        join ledger_account on ledger_account.id = ledger and is_control
      where party is not null group by party, ledger
    ), then_open as (
      select item.*, day, amount - (select coalesce(sum(amount), 0) from allocation
        where item.id in (debit, credit) and allocated_on <= day) as open
      from item join unnest($1::date[]) as day on log_date <= day
    )
    select 'outstanding', reference_no from item where outstanding <> amount - settled
    union all
    select 'balance', party::text from log where balance <> (select sum(sign * outstanding) from item
      where item.party = log.party and item.ledger = log.ledger)
    union all
    select 'bill', invoice_no from sales join item on log_type = 'sales' and source_id = sales.id and side = 'debit'
      where sales.outstanding <> item.outstanding
    union all
    select 'early', a.id::text from allocation as a join item as d on d.id = a.debit join item as c on c.id = a.credit
      where a.allocated_on < greatest(d.log_date, c.log_date)
    union all
    select 'below', reference_no || ' ' || day from then_open where open < 0
    union all
    select 'then', concat_ws(' ', day, party, ledger) from (
      select day, party, ledger, sum(sign * open) as open from then_open group by day, party, ledger) as told
    where open <> (select sum(debit_amount - credit_amount) from account_log
      where account_log.party = told.party and account_log.ledger = told.ledger and log_date <= day)`,
    [looked],
  );
  expect(rows).toEqual([]);
}

/** What is open as of each day that somebody looks at, by item, as the report tells it. */
async function asOfDays(parties: readonly number[]): Promise<ReadonlyMap<string, string>> {
  const told = new Map<string, string>();
  for (const day of looked) {
    const query = `party__in=${parties.join(',')}&log_date__lte=${day}&size=100`;
    const { status, body } = await office.call('GET', `/api/reports/open_items?${query}`);
    expect(status).toBe(200);
    for (const { id, outstanding } of body.rows) told.set(`${day} ${id}`, outstanding);
  }
  return told;
}

/** Items that a document has entered, and those that it has settled, each with the day of that. */
async function ofDocument(type: string, id: number) {
  const { rows } = await office.pool.query<{ item: number; day: string }>(
    `select open_item.id as item, '' as day from open_item where log_type = $1 and source_id = $2
     union all select item, min(log_date)::text from (
       select debit as item, source_type, source_id from allocation union all select credit, source_type, source_id
       from allocation) as settled
     join posting using (source_type, source_id) where source_type = $1 and source_id = $2 group by item`,
    [type, id],
  );
  return rows;
}

/**
 * Voids a document and holds that no earlier day has changed by it: whatever it has not entered is open as it was, and
 * what it had settled is so before its own day.
 */
async function voided(type: string, id: number, give: () => Promise<Reply>, parties: readonly number[]) {
  const before = await asOfDays(parties);
  const concerned = await ofDocument(type, id);
  const { status } = await give();
  const after = await asOfDays(parties);
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter(key => {
    const [day = '', item] = key.split(' ');
    const isItsOwn = status === 200 && concerned.some(one => one.item === Number(item) && day >= one.day);
    return !isItsOwn && before.get(key) !== after.get(key);
  });
  expect(changed, `${type} ${id}`).toEqual([]);
  return status;
}

interface StoryResult {
  readonly bills: { readonly kind: 'sales' | 'credit_note'; readonly id: number }[];
  readonly receipts: number[];
  readonly refunds: number[];
  readonly uses: number[];
  readonly unallocations: number[];
}

const chosen = <T>(from: readonly T[], which: number): T | undefined => from.at(which % Math.max(from.length, 1));

/** What a verb has made is remembered where it was made. */
function kept({ status, body }: Reply, made: string, told: number[]): number {
  if (status === 200) told.push(body[made]);
  return status;
}

const reason = { reason: 'x' };

async function take(
  { verb, which, whose, day, amount }: Step,
  parties: readonly number[],
  told: StoryResult,
): Promise<number> {
  const party = parties[whose] ?? 0;
  const bill = chosen(told.bills, which);
  const receipt = chosen(told.receipts, which);
  const refund = chosen(told.refunds, which);
  const command = (type: 'advance_use' | 'unallocation', id: number) => () =>
    office.call('POST', calls(type).command('void', id), {
      body: reason,
      headers: { 'idempotency-key': randomUUID() },
    });
  if (verb === 'bill' || verb === 'note') {
    const kind = verb === 'bill' ? 'sales' : 'credit_note';
    const { status, body } = await bills.issue(kind, [day, party], ['Service Fees', amount], { due_date: days[2] });
    if (status === 200) told.bills.push({ kind, id: body.id });
    return status;
  }
  if (verb === 'receive') {
    const { status, body } = await books.post(
      'receipt_voucher',
      day,
      ['Cash', amount],
      ['Accounts Receivable', -amount, party],
    );
    if (status === 200) told.receipts.push(body.id);
    return status;
  }
  if (verb === 'refund') {
    const sides = [
      ['Accounts Receivable', amount, party],
      ['Cash', -amount],
    ] as const;
    return kept(await books.post('payment_voucher', day, ...sides), 'id', told.refunds);
  }
  if (verb === 'advance' && bill?.kind === 'sales') {
    const applied = await bills.give('sales', 'apply_advance', bill.id, { body: { applied_on: day } });
    return kept(applied, 'advance_use', told.uses);
  }
  if (verb === 'unallocate' && bill?.kind === 'sales') {
    const taken = await bills.give('sales', 'unallocate', bill.id, { body: { ...reason, taken_on: day } });
    return kept(taken, 'unallocation', told.unallocations);
  }
  const body = { ...reason, reverse_date: day };
  if (verb === 'reverse_receipt' && receipt !== undefined)
    return (await books.give('receipt_voucher', 'reverse', receipt, { body })).status;
  if (verb === 'reverse_refund' && refund !== undefined)
    return (await books.give('payment_voucher', 'reverse', refund, { body })).status;
  if (verb === 'void_bill' && bill)
    return voided(bill.kind, bill.id, () => bills.give(bill.kind, 'void', bill.id, { body: reason }), parties);
  if (verb === 'void_receipt' && receipt !== undefined) {
    const give = () => books.give('receipt_voucher', 'void', receipt, { body: reason });
    return voided('receipt_voucher', receipt, give, parties);
  }
  if (verb === 'void_refund' && refund !== undefined) {
    const give = () => books.give('payment_voucher', 'void', refund, { body: reason });
    return voided('payment_voucher', refund, give, parties);
  }
  const use = chosen(told.uses, which);
  if (verb === 'void_use' && use !== undefined) return voided('advance_use', use, command('advance_use', use), parties);
  const unallocation = chosen(told.unallocations, which);
  if (verb === 'void_unallocation' && unallocation !== undefined)
    return voided('unallocation', unallocation, command('unallocation', unallocation), parties);
  return 200;
}

it(
  'whatever is billed, paid, refunded and taken back, what is open is what the ledger says',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async taken => {
        const parties = [await books.party('One'), await books.party('Two')];
        const told: StoryResult = { bills: [], receipts: [], refunds: [], uses: [], unallocations: [] };
        for (const one of taken) {
          expect([200, 400, 409]).toContain(await take(one, parties, told));
          await expectSettled();
        }
        const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
        expect(body.verification.checks.filter(({ problems }: { problems: number }) => problems > 0)).toEqual([]);
      }),
      { numRuns: RUNS + examples.length, endOnFailure: true, examples },
    );
  },
  RUNS * 10_000,
);
