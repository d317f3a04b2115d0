/** Times of the reports of the books beside the same questions put to the database as one statement by hand. */
import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { createApp } from '../../server/app.ts';
import { accountByEmail } from '../../server/auth/account.ts';
import { issueToken, newSession } from '../../server/auth/token.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/open.ts';
import type { Host } from '../../server/host.ts';
import { createVault } from '../../server/kinds/vault.ts';
import { localFiles } from '../../server/media/fileStore.ts';
import { effects } from '../../server/modules/effects.ts';
import { works } from '../../server/modules/works.ts';
import { seedDemo } from '../../server/seed/seedDemo.ts';
import { growBooks } from './growBooks.ts';
import { measure, milliseconds } from './measure.ts';
import { type Call, postingRates } from './postingRates.ts';

/** Postings of two rows each. */
const POSTINGS = Number(process.env['BENCH_POSTINGS'] ?? 500_000);
const RUNS = 15;

const config = await readConfig({ ...process.env, DATA_DIR: process.env['DATA_DIR'] ?? 'data/bench-books', DEMO: '0' });
const parts = {
  log: () => {},
  clock: () => new Date(),
  vault: createVault(config.dataKey),
  files: localFiles(`${config.dataDir}/media`),
};
const database = await openDatabase(config, parts);
const { db } = database;

const ask = async <T>(statement: SQL): Promise<T[]> => (await db.execute(statement)).rows as T[];

async function main(): Promise<void> {
  await seedDemo(db, { vault: parts.vault, scale: 1, now: new Date() });
  await growBooks(db, POSTINGS);
  const host: Host = {
    ...parts,
    db,
    lanes: database.lanes,
    effects,
    works,
    secret: config.jwtSecret,
    demo: true,
    revealsUsers: false,
    mailer: undefined,
    publicUrl: 'http://localhost',
    timeZone: 'Asia/Dhaka',
    trustedProxies: [],
    quota: { user: 1e9, agency: 1e9 },
  };
  const app = createApp(host);
  const admin = await accountByEmail(db, 'admin@rihla.example');
  if (!admin) throw new Error('The database is not one of this benchmark.');
  const authorization = `Bearer ${await issueToken(newSession(admin, host), host)}`;
  const call: Call = async (method, path, body) => {
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const reply = await app.request(path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as { id: number };
  };

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
  await postingRates(db, call);
}

try {
  await main();
} finally {
  await database.close();
}
