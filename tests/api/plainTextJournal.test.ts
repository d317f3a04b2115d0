import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { permissionName } from '../../catalog/engine/policies.ts';
import { tellStory } from '../support/bookStory.ts';
import { hasHledger, hledger } from '../support/hledger.ts';
import { hire } from '../support/hire.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let branch: number;
/** A day with nothing else on it. */
const LONG = '2026-05-15';
const LINES = 400;
beforeAll(async () => {
  office = await openOffice();
  const { books, coast, karim } = await tellStory(office);
  branch = coast;
  await rename('Rent', '  [Rent: of the; office]');
  await rename('Salaries', 'Cash-in-Hand');
  await grow(books, karim);
  await postLong(books);
}, 120_000);
afterAll(() => office.close());

async function rename(from: string, name: string): Promise<void> {
  await office.pool.query('update ledger_account set name = $2 where name = $1', [from, name]);
}

/** Vouchers that nobody would think of, most of which are posted. */
async function grow(books: Awaited<ReturnType<typeof tellStory>>['books'], party: number): Promise<void> {
  const cents = fc.integer({ min: 1, max: 99_999_999 }).map(amount => amount / 100);
  const ledgers = fc.constantFrom('Capital', 'Package Revenue', 'Bank Charges', 'Drawings', 'Furniture');
  const day = fc.constantFrom('2025-08-31', '2026-06-30', '2026-07-01', '2026-11-20');
  const kind = fc.constantFrom('payment_voucher' as const, 'receipt_voucher' as const, 'journal' as const);
  const all = fc.sample(fc.record({ cents, ledgers, day, kind, isVoid: fc.boolean() }), { numRuns: 25, seed: 1449 });
  for (const one of all) {
    const sign = one.kind === 'payment_voucher' ? 1 : -1;
    const posted = await books.post(
      one.kind,
      one.day,
      [one.ledgers, sign * one.cents],
      one.kind === 'journal' ? ['Accounts Receivable', one.cents, party] : ['Cash', -sign * one.cents],
    );
    expect(posted.status, JSON.stringify(posted.body)).toBe(200);
    if (one.isVoid) await books.give(one.kind, 'void', posted.body.id, { body: { reason: 'x' } });
  }
}

/** More lines than are read at a time, in words that mean something; the last voucher is read in two parts. */
async function postLong(books: Awaited<ReturnType<typeof tellStory>>['books']): Promise<void> {
  const sons = await books.party('Karim, Sons; Ltd');
  const each = Array.from({ length: LINES }, () => ['Capital', -1] as const);
  const body = books.body('journal', LONG, ['Accounts Receivable', LINES, sons], ...each);
  const [first, ...others] = body['items'] as object[];
  const items = [{ ...first, details: 'due: soon; really' }, ...others];
  for (const _ of [1, 2, 3]) {
    const { body: draft } = await office.call('POST', calls('journal').create, {
      body: { ...body, details: 'Shares;\n(of all) founders', items },
    });
    const posted = await books.give('journal', 'post', draft.id);
    expect(posted.status, JSON.stringify([draft, posted.body]).slice(0, 300)).toBe(200);
  }
}

const journal = async (asked = ''): Promise<string> => {
  const { status, body } = await office.call('GET', `/api/accounts/journal?${asked}`);
  expect(status).toBe(200);
  return body;
};
type Row = Readonly<Record<string, string | number | boolean | null>>;
const report = async (name: string, asked = ''): Promise<{ rows: Row[]; totals: Row }> =>
  (await office.call('GET', `/api/reports/${name}?size=500&${asked}`)).body;

/** Cents of hledger's amounts, which leave out what is zero behind the point. */
const cents = (text: unknown): number => Math.round(Number(text) * 100);
/** By the last part of an account's name, what is not zero. */
const byLedger = (rows: readonly (readonly [string, unknown])[]) =>
  Object.fromEntries(rows.map(([name, amount]) => [name.split(':').at(-1), cents(amount)]).filter(([, one]) => one));
const fromHledger = (...asked: [string, ...string[]]) =>
  byLedger(hledger(...asked).flatMap(([name = '', amount]) => (/:[^:]/.test(name) ? [[name, amount] as const] : [])));
const plain: Readonly<Record<string, string>> = { '[Rent: of the; office]': '［Rent： of the； office]' };
const fromUs = (rows: readonly Row[], figure: string) =>
  byLedger(
    rows.flatMap(row => {
      const account = String(row['account']).trim();
      return row['ledger'] === null ? [] : [[plain[account] ?? account, row[figure]] as const];
    }),
  );

describe('the journal as plain text', () => {
  it('tells number, narration, branch, party and what takes another back', async () => {
    const text = await journal('log_date__gte=2026-08-31&log_date__lte=2026-09-03');
    const reversal = text.split('\n\n').find(one => one.includes('entry:reversal'));
    expect(text).toMatch(/account Assets:Current Assets:Cash-in-Hand:Cash {2}; type:C\n/);
    expect(text).toMatch(/account Expenses:.*:Cash-in-Hand {2}; type:X\n/);
    expect(reversal).toMatch(
      /^2026-09-03 \* \(PV-2026-\d{6}\) A test {2}; document:payment_voucher, branch:.+, entry:reversal, counters:PV-2026-\d{6}\n {4}.*:Cash-in-Hand {2}-6000\.00\n {4}.*:Bank {2}6000\.00$/,
    );
    expect(await journal('log_date__lte=2025-08-01')).toMatch(
      /:Accounts Receivable {2}30000\.00 {2}; party:Karim #\d+\n/,
    );
  });

  it('holds a transaction of any length once and whole, and no word of it as more than a word', async () => {
    const text = await journal(`log_date__gte=${LONG}&log_date__lte=${LONG}`);
    const vouchers = text
      .trimEnd()
      .split(/\n\n(?=2026-)/)
      .slice(1);
    expect(vouchers).toHaveLength(3);
    for (const voucher of vouchers) {
      const [head, first, ...sides] = voucher.split('\n');
      expect(head).toMatch(/^2026-05-15 \* \(JO-2025-\d{6}\) Shares； \(of all\) founders {2}; document:journal$/);
      expect(first).toMatch(/:Accounts Receivable {2}400\.00 {2}; due： soon； really, party:Karim， Sons; Ltd #\d+$/);
      expect([sides.length, new Set(sides).size]).toEqual([LINES, 1]);
      expect(sides[0]).toMatch(/:Capital {2}-1\.00$/);
    }
  });

  it('holds what its reader may read, and is refused to others', async () => {
    const lists = ['account_log', 'ledger_account'].map(name => permissionName(name, 'list'));
    const clerk = await hire(office, lists, { branch });
    const { body } = await clerk.call('GET', '/api/accounts/journal?log_date__lte=2026-07-31');
    const numbers = (text: string) => text.match(/\(\w\w-\d{4}-\d{6}\)/g)?.length ?? 0;
    expect(numbers(body)).toBeGreaterThan(0);
    expect(numbers(body)).toBeLessThan(numbers(await journal('log_date__lte=2026-07-31')));
    expect((await office.call('GET', '/api/accounts/journal', { as: 'user' })).status).toBe(403);
    expect((await office.call('GET', '/api/accounts/journal?log_date__gte=soon')).status).toBe(400);
  });
});

const reason = hasHledger ? '' : ' (left out: there is no hledger here)';

describe.skipIf(!hasHledger)(`hledger, which we did not write${reason}`, () => {
  it('finds nothing to object to, with every account declared', async () => {
    expect(hledger(await journal(), 'check', 'accounts', 'ordereddates')).toEqual([]);
  });

  it('has our trial balance to the cent', async () => {
    const { rows } = await report('trial_balance');
    expect(fromHledger(await journal(), 'bal', '--flat', '-N')).toEqual(fromUs(rows, 'closing'));
  });

  it('has our balance sheet', async () => {
    const { rows } = await report('balance_sheet', 'log_date__lte=2026-06-30');
    const ours = fromUs(rows, 'amount');
    const theirs = fromHledger(await journal(), 'bse', '--flat', '-e', '2026-07-01');
    expect(theirs).toEqual(ours);
  });

  it('has our profit and loss, of a year and of what the period alone holds', async () => {
    const days = 'log_date__gte=2026-07-01&log_date__lte=2027-06-30';
    const { rows } = await report('profit_and_loss', days);
    const ours = fromUs(rows, 'amount');
    const year = ['-b', '2026-07-01', '-e', '2027-07-01'];
    expect(fromHledger(await journal(), 'is', '--flat', ...year, 'not:tag:clopen')).toEqual(ours);
    expect(fromHledger(await journal(days), 'is', '--flat')).toEqual(ours);
    const result = rows.find(({ account }) => String(account).startsWith('line:net'))?.['amount'];
    const net = hledger(await journal(days), 'is', '--flat').find(([name]) => name === 'Net:');
    expect(cents(net?.at(-1))).toBe(cents(result));
  });
});
