import { sql } from 'drizzle-orm';
import { sumBy } from 'es-toolkit';
import { voucherKinds, type VoucherName } from '../../catalog/ledger/vouchers/vouchers.ts';
import { dayAfter, dayIn } from '../../catalog/engine/days/days.ts';
import { calls } from '../../catalog/engine/wire.ts';
import type { PooledDatabase } from '../../server/platform/services/Database.ts';
import type { Call } from './booksHost.ts';
import { type Draft, postByHand } from './postByHand.ts';

/** How the vouchers differ from each other. */
interface Spread {
  readonly kinds: readonly VoucherName[];
  /** Days before today, and ledgers beside the money, that they are spread over. */
  readonly days: number;
  readonly ledgers: number;
}

const CLIENTS = Number(process.env['BENCH_CLIENTS'] ?? 8);
const VOUCHERS = Number(process.env['BENCH_VOUCHERS'] ?? 800);
const TURNS = 4;

const spreads: Readonly<Record<string, Spread>> = {
  'one kind, one pair of ledgers, one day': { kinds: ['payment_voucher'], days: 1, ledgers: 1 },
  'three kinds, cash of one day': { kinds: ['payment_voucher', 'receipt_voucher', 'journal'], days: 1, ledgers: 1 },
  'three kinds, many ledgers, ten days': {
    kinds: ['payment_voucher', 'receipt_voucher', 'journal'],
    days: 10,
    ledgers: 12,
  },
};

type Ledgers = Readonly<Record<'cash' | 'asset' | 'expense', readonly number[]>>;

/** Ledgers that a voucher by hand may name. */
async function ledgersIn(db: PooledDatabase): Promise<Ledgers> {
  const ids = async (names: readonly string[]) =>
    (
      await db.execute<{ id: number }>(sql`
        select ledger.id from ledger_account as ledger join "group" on "group".id = ledger.head_group
        where "group".name in (${sql.join(
          names.map(name => sql`${name}`),
          sql`, `,
        )}) and ledger.is_active and not is_control and not documents_only order by ledger.id`)
    ).rows.map(({ id }) => id);
  return {
    cash: await ids(['Cash-in-Hand']),
    expense: await ids(['Indirect Expenses', 'Direct Expenses']),
    asset: await ids(['Indirect Incomes', 'Direct Incomes']),
  };
}

const pick = <T>(all: readonly T[], at: number, among = all.length): T => all[at % Math.min(among, all.length)] as T;

/** A new draft. */
async function draft(
  call: Call,
  ledgers: Ledgers,
  { kinds, days, ledgers: among }: Spread,
  at: number,
): Promise<Draft> {
  const kind = pick(kinds, at);
  const [cash, expense, income] = [
    pick(ledgers.cash, 0),
    pick(ledgers.expense, at, among),
    pick(ledgers.asset, at, among),
  ];
  const debit = kind === 'receipt_voucher' ? cash : expense;
  const credit = kind === 'payment_voucher' ? cash : income;
  const amount = `${(at % 900) + 1}.00`;
  const { id } = await call('POST', calls(kind).create, {
    [voucherKinds[kind].day]: dayAfter(dayIn('Asia/Dhaka', new Date()), -(at % days)),
    details: 'A benchmark',
    items: [
      { ledger: debit, debit_amount: amount, credit_amount: '0.00' },
      { ledger: credit, debit_amount: '0.00', credit_amount: amount },
    ],
  });
  return { kind, id };
}

interface Rates {
  /** Vouchers a second. */
  readonly rate: number;
  /** Milliseconds of this process's own work, for each. */
  readonly work: number;
}

/** What it takes to post drafts with all clients at once. */
async function ratesOf(drafts: Draft[], post: (draft: Draft) => Promise<unknown>): Promise<Rates> {
  const [count, before, started] = [drafts.length, process.cpuUsage(), performance.now()];
  const client = async () => {
    for (let next = drafts.pop(); next !== undefined; next = drafts.pop()) await post(next);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const { user, system } = process.cpuUsage(before);
  return { rate: (count * 1000) / (performance.now() - started), work: (user + system) / 1000 / count };
}

/**
 * Tells how many drafts eight clients post in a second, all on the same rows of the balances and on different ones,
 * beside the same inserts as one transaction by hand. Both take turns, since others work on the machine as well.
 */
export async function postingRates(db: PooledDatabase, call: Call): Promise<void> {
  const ledgers = await ledgersIn(db);
  const post = ({ kind, id }: Draft) => call('POST', calls(kind).command('post', id), {});
  for (const [name, spread] of Object.entries(spreads)) {
    const turns: { ours: Rates; byHand: Rates }[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      const drafts: Draft[] = [];
      for (let at = 0; at < (2 * VOUCHERS) / TURNS; at += 1) drafts.push(await draft(call, ledgers, spread, at));
      const ours = await ratesOf(drafts.splice(0, drafts.length / 2), post);
      turns.push({ ours, byHand: await ratesOf(drafts, one => postByHand(db.$client, one)) });
    }
    const mean = (of: (turn: (typeof turns)[number]) => number) => sumBy(turns, of) / turns.length;
    const [rate, byHand] = [mean(({ ours }) => ours.rate), mean(turn => turn.byHand.rate)];
    const [work, workByHand] = [mean(({ ours }) => ours.work), mean(turn => turn.byHand.work)];
    console.log(
      `${`posted: ${name}`.padEnd(50)} ${rate.toFixed(0)} a second, ${work.toFixed(1)} ms each of ours;`,
      `by hand ${byHand.toFixed(0)}, ${workByHand.toFixed(1)} ms; ${(rate / byHand).toFixed(2)} x`,
    );
  }
}
