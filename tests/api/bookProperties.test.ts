import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VoucherName } from '../../catalog/ledger/vouchers/vouchers.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Books, openBooks, type Side } from '../support/books.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let books: Books;
beforeAll(async () => {
  office = await openOffice();
  books = await openBooks(office);
});
afterAll(() => office.close());

/** Runs of the property; `BOOKS_RUNS` asks for more. */
const RUNS = Number(process.env['BOOKS_RUNS'] ?? 12);

/** Cash and bank, and what is neither. */
const money = ['Cash', 'Bank'];
/** What somebody owes is settled by what they pay, and what they pay beyond it is an advance. */
const OWED = 'Accounts Receivable';
const others = ['Rent', 'Capital', 'Salaries', 'Package Revenue', OWED];
/** What settles beside the money: withheld, as a discount, or otherwise. */
const besides = ['TDS Payable', 'Bank Charges', 'Exchange Loss', 'Salary Deductions Payable'];
const days = ['2026-09-15', '2026-10-15', '2026-11-15'];

interface Entered {
  readonly kind: VoucherName;
  readonly id: number;
  readonly day: string;
  readonly sides: readonly Side[];
  state: 'draft' | 'posted' | 'voided' | 'reversed';
}

/** The books as somebody would keep them who knows nothing of how the host does it. */
class Oracle {
  readonly party: number;
  readonly vouchers: Entered[] = [];
  readonly locked = new Set<string>();
  readonly balances = new Map<string, number>();
  /** What cash and bank moved by, by the kind of the vouchers that moved them. */
  readonly moved: Partial<Record<VoucherName, number>> = {};

  constructor(party: number) {
    this.party = party;
  }

  isLocked(day: string): boolean {
    return this.locked.has(day.slice(0, 7));
  }

  /** A payment gives money, a receipt takes it, a contra has nothing else, a journal none of it. */
  mayPost({ kind, sides, day }: Entered): boolean {
    const total = sides.reduce((sum, [, amount]) => sum + amount, 0);
    if (this.isLocked(day) || sides.length < 2 || total !== 0 || sides.some(([, amount]) => amount === 0)) return false;
    const given = sides.filter(([ledger, amount]) => money.includes(ledger) && amount < 0).length;
    const taken = sides.filter(([ledger, amount]) => money.includes(ledger) && amount > 0).length;
    if (kind === 'payment_voucher') return given > 0 && taken === 0;
    if (kind === 'receipt_voucher') return taken > 0 && given === 0;
    if (kind === 'journal') return given + taken === 0;
    const names = (sign: number) => sides.filter(([, amount]) => amount * sign > 0).map(([ledger]) => ledger);
    return given + taken === sides.length && !names(1).some(name => names(-1).includes(name));
  }

  told(): Record<string, string> {
    return Object.fromEntries([...this.balances].map(([name, balance]) => [name, String(balance)]));
  }

  enter({ kind, sides }: Entered, sign: number): void {
    const own = sides.filter(([ledger]) => money.includes(ledger));
    this.moved[kind] = own.reduce((sum, [, amount]) => sum + sign * amount, this.moved[kind] ?? 0);
    for (const [ledger, amount] of sides) this.balances.set(ledger, (this.balances.get(ledger) ?? 0) + sign * amount);
  }
}

interface Command {
  readonly verb: 'draft' | 'post' | 'void' | 'reverse' | 'lock' | 'unlock';
  readonly kind: VoucherName;
  readonly which: number;
  readonly day: string;
  readonly ledgers: readonly string[];
  readonly amount: number;
  readonly skew: number;
  readonly beside: readonly string[];
}

const command = fc.record<Command>({
  verb: fc.oneof(
    { weight: 4, arbitrary: fc.constant('draft' as const) },
    { weight: 5, arbitrary: fc.constant('post' as const) },
    { weight: 3, arbitrary: fc.constantFrom('void' as const, 'reverse' as const) },
    { weight: 1, arbitrary: fc.constantFrom('lock' as const, 'unlock' as const) },
  ),
  kind: fc.constantFrom('payment_voucher', 'receipt_voucher', 'contra', 'journal'),
  which: fc.nat(50),
  day: fc.constantFrom(...days),
  ledgers: fc.array(fc.constantFrom(...money, ...others), { minLength: 1, maxLength: 4 }),
  amount: fc.integer({ min: 1, max: 900 }),
  skew: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
  beside: fc.subarray(besides, { maxLength: 2 }),
});

/** What is owed is paid, the payment taken back later, and then what was owed. */
const takenBack = (
  [
    ['draft', 'journal', 0, [OWED, 'Rent']],
    ['post', 'journal', 0, []],
    ['draft', 'receipt_voucher', 0, ['Cash', OWED]],
    ['post', 'receipt_voucher', 1, []],
    ['reverse', 'receipt_voucher', 1, []],
    ['void', 'journal', 0, []],
  ] as const
).map(([verb, kind, which, ledgers]): Command => ({
  verb,
  kind,
  which,
  ledgers,
  day: verb === 'reverse' ? '2026-11-15' : '2026-09-15',
  amount: 100,
  skew: 0,
  beside: [],
}));

/** 1 and 2, as many as there are. */
const besideAmount = (beside: readonly string[]): number => beside.reduce((sum, _name, at) => sum + at + 1, 0);

/** The first ledger and what stands beside it on one side, the rest on the other, most of the time in balance. */
function sidesOf({ kind, ledgers, amount, skew, beside }: Command): Side[] {
  const sign = kind === 'payment_voucher' ? -1 : 1;
  const [first = 'Cash', ...rest] = ledgers;
  return [
    [first, sign * (amount * Math.max(rest.length, 1) + skew)],
    ...beside.map((ledger, at): Side => [ledger, sign * (at + 1)]),
    // Lines are not alike, so that what is spread over them leaves a remainder.
    ...rest.map((ledger, at): Side => [ledger, -sign * (amount + (at === 0 ? besideAmount(beside) : 0))]),
  ];
}

const period = async (day: string): Promise<number | undefined> =>
  (await office.call('GET', `${calls('accounting_period').all}?name=${day.slice(0, 7)}`)).body.accounting_periods[0]
    ?.id;

async function setLock(oracle: Oracle, { verb, day }: Command): Promise<void> {
  const id = await period(day);
  if (id === undefined || (verb === 'lock') === oracle.isLocked(day)) return;
  const { status } = await office.call('POST', calls('accounting_period').command(verb, id), { body: { reason: 'x' } });
  expect(status).toBe(200);
  if (verb === 'lock') oracle.locked.add(day.slice(0, 7));
  else oracle.locked.delete(day.slice(0, 7));
}

async function enterDraft(oracle: Oracle, asked: Command): Promise<void> {
  const sides = sidesOf(asked).map(([ledger, amount]): Side =>
    ledger === OWED ? [ledger, amount, oracle.party] : [ledger, amount],
  );
  const { status, body } = await books.draft(asked.kind, asked.day, ...sides);
  // Whoever may override a soft lock may also prepare for it.
  expect(status).toBe(201);
  oracle.vouchers.push({ kind: asked.kind, id: body.id, day: asked.day, sides, state: 'draft' });
}

/** Whether it is refused for what others have settled with it. */
const heldBy = ({ reason, errors = [] }: { reason?: string; errors?: readonly { code: string }[] }): boolean =>
  reason === 'has_allocations' || reason === 'was_settled' || errors.some(({ code }) => code === 'settled_until');

async function give(oracle: Oracle, { verb, which, day }: Command): Promise<void> {
  const voucher = oracle.vouchers[which % Math.max(oracle.vouchers.length, 1)];
  if (!voucher) return;
  const { kind, id, state, sides } = voucher;
  const body = verb === 'post' ? {} : { reason: 'x', ...(verb === 'reverse' && { reverse_date: day }) };
  const { status, body: told } = await books.give(kind, verb, id, { as: 'staff', body });
  const isAgain =
    { post: 'posted', void: 'voided', reverse: 'reversed' }[verb as 'post' | 'void' | 'reverse'] === state;
  if (isAgain) return expect(status).toBe(200);
  if (state !== (verb === 'post' ? 'draft' : 'posted')) return expect(status).toBe(409);
  const may =
    verb === 'post'
      ? oracle.mayPost(voucher)
      : verb === 'void'
        ? !oracle.isLocked(voucher.day)
        : day >= voucher.day && !oracle.isLocked(day);
  // What others settle, or had settled by then, stays where it is: how, the properties of settlement say.
  if (may && verb !== 'post' && heldBy(told) && sides.some(([ledger]) => ledger === OWED)) return;
  expect(status, JSON.stringify(voucher)).toBe(may ? 200 : 400);
  if (!may) return;
  oracle.enter(voucher, verb === 'post' ? 1 : -1);
  voucher.state = ({ post: 'posted', void: 'voided', reverse: 'reversed' } as const)[
    verb as 'post' | 'void' | 'reverse'
  ];
}

/** What holds of any books, whatever was done (rules A9, 1, 2, 10 and 11). */
async function expectIdentities(): Promise<void> {
  const { rows } = await office.pool.query(`
    select 'unbalanced' as wrong, posting::text as at from account_log
      group by posting having sum(debit_amount) <> sum(credit_amount) or count(*) < 2
    union all select 'gap', prefix || year from number_series
      left join posting on reference_no like prefix || '-' || year || '-%' and source_event = 'post'
      where prefix in ('PV', 'RV', 'CO', 'JO') group by prefix, year, last having last <> count(reference_no)
    union all select 'orphan', id::text from posting
      where not exists (select 1 from account_log where account_log.posting = posting.id)`);
  expect(rows).toEqual([]);
}

/** Ledgers whose balance is another than before, with what it has moved by. */
const movedSince = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, balance]): [string, number] => [name, Number(balance) - Number(before[name] ?? 0)])
      .filter(([, moved]) => moved !== 0),
  );

/** What each ledger comes to, an advance with what is owed: which of the two it is, the properties of settlement say. */
async function balancesOf(table?: 'account_log' | 'balance_day' | 'balance_month') {
  const { 'Customer Advances': advances = '0', ...told } = await books.balances(table);
  return { ...told, [OWED]: String(Number(told[OWED] ?? 0) + Number(advances)) };
}
const parts = ['money_amount', 'discount_amount', 'withheld_amount', 'exchange_amount', 'other_amount'] as const;
const cents = (amount: string | undefined): number => Math.round(Number(amount) * 100);
type Register = 'receipt' | 'payment';

/** The money of all receipts or payments, in cents, of which each line comes to its amount; the summary says the same. */
async function registered(kind: Register): Promise<number> {
  const ask = async (report: string): Promise<{ rows: Record<string, string>[]; totals: Record<string, string> }> =>
    (await office.call('GET', `/api/reports/${report}?size=500`)).body;
  const [{ rows, totals }, summary] = [await ask(`${kind}_report`), await ask(`${kind}_summary`)];
  for (const row of rows)
    expect(
      parts.reduce((sum, part) => sum + cents(row[part]), 0),
      JSON.stringify(row),
    ).toBe(cents(row['amount']));
  expect(summary.totals).toMatchObject(totals);
  return cents(totals['money_amount']);
}
const registers = async () => ({ receipt: await registered('receipt'), payment: await registered('payment') });

/** What the host says of the same. */
async function expectVerified(): Promise<void> {
  const { body } = await office.call('POST', '/api/accounts/verification', { body: {} });
  expect(body.verification.checks.filter(({ problems }: { problems: number }) => problems > 0)).toEqual([]);
}

describe('whatever is drafted, posted, voided, reversed and locked', () => {
  it(
    'the ledger says what a second, simple set of books says',
    async () => {
      let before: Record<string, string> = await balancesOf();
      let told = await registers();
      await fc.assert(
        fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 24 }), async commands => {
          const oracle = new Oracle(await books.party('Somebody'));
          for (const one of commands) {
            if (one.verb === 'draft') await enterDraft(oracle, one);
            else if (one.verb === 'lock' || one.verb === 'unlock') await setLock(oracle, one);
            else await give(oracle, one);
            await expectIdentities();
            for (const table of ['account_log', 'balance_day', 'balance_month'] as const)
              expect(movedSince(before, await balancesOf(table)), table).toEqual(movedSince({}, oracle.told()));
          }
          before = await balancesOf();
          const now = await registers();
          expect([now.receipt - told.receipt, told.payment - now.payment]).toEqual([
            (oracle.moved.receipt_voucher ?? 0) * 100,
            (oracle.moved.payment_voucher ?? 0) * 100,
          ]);
          told = now;
          await expectVerified();
          for (const day of days) await setLock(oracle, { ...(commands[0] as Command), verb: 'unlock', day });
        }),
        { numRuns: RUNS, endOnFailure: true, examples: [[takenBack]] },
      );
    },
    RUNS * 5_000,
  );
});
