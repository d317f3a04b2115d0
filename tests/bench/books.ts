/** Times of the reports of the books beside the same questions put to the database as one statement by hand. */
import { type SQL, sql } from 'drizzle-orm';
import { openBooksHost } from './booksHost.ts';
import { growBooks } from './growBooks.ts';
import { measure, milliseconds } from './measure.ts';

/** Postings of two rows each. */
const POSTINGS = Number(process.env['BENCH_POSTINGS'] ?? 500_000);
const RUNS = 15;

const { db, call, config, close } = await openBooksHost();

const ask = async <T>(statement: SQL): Promise<T[]> => (await db.execute(statement)).rows as T[];

async function main(): Promise<void> {
  await growBooks(db, POSTINGS);
  const [found] = await ask<{ total: number }>(sql`select count(*)::int as total from account_log`);
  const total = found?.total ?? 0;
  const busiest = (column: SQL, at: number) =>
    ask<{ id: number; n: number }>(sql`
      select ${column} as id, count(*)::int as n from account_log where ${column} is not null
      group by ${column} order by n desc limit 1 offset ${at}`).then(([one = { id: 0, n: 0 }]) => one);
  const [ledger, customer, largest] = await Promise.all([
    busiest(sql`ledger`, 0),
    busiest(sql`party`, 100),
    busiest(sql`party`, 0),
  ]);
  const net = sql`sum(debit_amount - credit_amount)`;
  const running = (where: SQL, offset: number) => sql`
    select * from (
      select id, log_date, debit_amount, credit_amount, ${net} over (order by log_date, id) as balance
      from account_log where ${where}) rows order by log_date, id limit 50 offset ${offset}`;
  const last = (n: number) => Math.floor((n - 1) / 50);
  const rowsOf = (name: string, key: string, { id, n }: { id: number; n: number }, page: number) =>
    [
      `${name}, ${page === 0 ? 'first' : 'last'} page`,
      `ledger_report?${key}__in=${id}&size=50&page=${page + 1}`,
      running(sql`${sql.identifier(key)} = ${id}`, page * 50),
      `of ${n} rows`,
    ] as const;
  const result = sql`select ledger, ${net} from account_log where log_date <= '2026-06-30' group by ledger`;
  const ofYear = sql`log_date between '2025-07-01' and '2026-06-30'`;
  const questions: readonly (readonly [string, string, SQL, string?])[] = [
    rowsOf('ledger report', 'ledger', ledger, 0),
    rowsOf('ledger report', 'ledger', ledger, last(ledger.n)),
    rowsOf('statement of a customer', 'party', customer, 0),
    rowsOf('statement of a customer', 'party', customer, last(customer.n)),
    rowsOf('statement of the largest one', 'party', largest, last(largest.n)),
    [
      'trial balance of a year',
      'trial_balance?log_date__gte=2025-07-01&log_date__lte=2026-06-30&size=500',
      sql`select ledger, ${net} filter (where log_date < '2025-07-01'),
        sum(debit_amount) filter (where log_date >= '2025-07-01'), sum(credit_amount) filter (where log_date >= '2025-07-01')
        from account_log where log_date <= '2026-06-30' group by ledger`,
    ],
    [
      'trial balance of odd days',
      'trial_balance?log_date__gte=2025-07-12&log_date__lte=2026-05-17&size=500',
      sql`select ledger, ${net} filter (where log_date < '2025-07-12'),
        sum(debit_amount) filter (where log_date >= '2025-07-12'), sum(credit_amount) filter (where log_date >= '2025-07-12')
        from account_log where log_date <= '2026-05-17' group by ledger`,
    ],
    ['balance sheet', 'balance_sheet?log_date__lte=2026-06-30&size=500', result],
    [
      'profit and loss of a year',
      'profit_and_loss?log_date__gte=2025-07-01&log_date__lte=2026-06-30&size=500',
      sql`select ledger, ${net} from account_log where ${ofYear} group by ledger`,
    ],
    [
      'account statement, last page',
      `account_statement?size=50&page=${last(Math.floor(total * 0.3))}`,
      sql`select count(*), ${net} from account_log join ledger_account on ledger_account.id = ledger
        where ledger_account.name in ('Cash', 'Bank')`,
    ],
    ['day book, page 5000', 'day_book?size=50&page=5000', sql`select count(*), sum(debit_amount) from account_log`],
  ];
  console.log(`${total} rows of the ledger; ${config.databaseUrl ? 'PostgreSQL given' : 'embedded PostgreSQL'}`);
  for (const [name, path, bare, what = ''] of questions) {
    const ours = await measure(() => call('GET', `/api/reports/${path}`), RUNS);
    const theirs = await measure(() => db.execute(bare), RUNS);
    const [median, p95, byHand] = [ours.median, ours.p95, theirs.median].map(one => milliseconds(one).padStart(9));
    const ratio = (ours.median / theirs.median).toFixed(2);
    console.log(`${name.padEnd(42)} ${median}  p95 ${p95}  by hand ${byHand}  ${ratio} x  ${what}`);
  }
}

try {
  await main();
} finally {
  await close();
}
