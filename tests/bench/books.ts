/** Times of the reports of the books beside the same questions put to the database as one statement by hand. */
import { sql } from 'drizzle-orm';
import { createApp } from '../../server/app.ts';
import { accountByEmail } from '../../server/auth/account.ts';
import { issueToken, newSession } from '../../server/auth/token.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/open.ts';
import type { Host } from '../../server/host.ts';
import { createVault } from '../../server/kinds/vault.ts';
import { localFiles } from '../../server/media/fileStore.ts';
import { works } from '../../server/modules/works.ts';
import { seedDemo } from '../../server/seed/seedDemo.ts';
import { measure, milliseconds } from './measure.ts';

/** Postings of two rows each, over three years and all ledgers that a voucher may name. */
const POSTINGS = Number(process.env['BENCH_POSTINGS'] ?? 100_000);
const RUNS = 9;

const config = await readConfig({ ...process.env, DATA_DIR: process.env['DATA_DIR'] ?? 'data/bench-books', DEMO: '0' });
const parts = {
  log: () => {},
  clock: () => new Date(),
  vault: createVault(config.dataKey),
  files: localFiles(`${config.dataDir}/media`),
};
const database = await openDatabase(config, parts);
const { db } = database;

/** Postings of one transaction, as many as a connection waits for. */
const STEP = 50_000;

/** A posting and its rows, in one transaction, as the triggers of the ledger ask; a third of them moves cash. */
const grow = (from: number, to: number) =>
  db.transaction(async tx => {
    await tx.execute(sql`
      insert into posting (reference_no, log_date, source_type, source_id, source_event)
      select 'B-' || n, '2024-01-01'::date + n % 1000, 'bench', n, 'post'
      from generate_series(${from}::int, ${to}::int) n`);
    await tx.execute(sql`
      with ledgers as (select array_agg(id order by id) as ids from ledger_account),
        cash as (select id from ledger_account where lower(name) = 'cash')
      insert into account_log (posting, log_date, reference_no, log_type, ledger, debit_amount, credit_amount)
      select posting.id, posting.log_date, posting.reference_no, 'bench',
        case when side = 1 and source_id % 3 = 0 then cash.id
          else ids[1 + (source_id * 7 + side) % array_length(ids, 1)] end,
        case when side = 1 then source_id % 900 + 1 else 0 end, case when side = 2 then source_id % 900 + 1 else 0 end
      from posting, ledgers, cash, generate_series(1, 2) side
      where posting.source_type = 'bench' and posting.source_id between ${from}::int and ${to}::int`);
  });

async function growAll(): Promise<void> {
  const { rows } = await db.execute(sql`select count(*)::int as n from posting where source_type = 'bench'`);
  for (let made = Number(rows[0]?.['n']); made < POSTINGS; made += STEP)
    await grow(made + 1, Math.min(made + STEP, POSTINGS));
  await db.execute(sql`analyze account_log, posting`);
}

try {
  await seedDemo(db, { vault: parts.vault, scale: 1, now: new Date() });
  await growAll();
  const host: Host = {
    ...parts,
    db,
    lanes: database.lanes,
    effects: {},
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
  const fetchReport = async (path: string) => {
    const reply = await app.request(`/api/reports/${path}`, { headers: { authorization } });
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`);
    return (await reply.json()) as { total: number };
  };
  const found = await db.execute(sql`
    select ledger, count(*)::int as n, (select count(*)::int from account_log) as total
    from account_log group by ledger order by n desc limit 1`);
  const { ledger, n, total } = found.rows[0] as { ledger: number; n: number; total: number };
  const net = sql`sum(debit_amount - credit_amount)`;
  const running = (offset: number) => sql`
    select * from (
      select id, log_date, debit_amount, credit_amount, ${net} over (order by log_date, id) as balance
      from account_log where ledger = ${ledger}) rows order by log_date, id limit 50 offset ${offset}`;
  const last = Math.floor((n - 1) / 50);
  const questions = [
    ['ledger report, first page', `ledger_report?ledger__in=${ledger}&size=50`, running(0)],
    ['ledger report, last page', `ledger_report?ledger__in=${ledger}&size=50&page=${last + 1}`, running(last * 50)],
    [
      'trial balance of a year',
      'trial_balance?log_date__gte=2025-07-01&log_date__lte=2026-06-30&size=500',
      sql`select ledger, ${net} filter (where log_date < '2025-07-01'),
        sum(debit_amount) filter (where log_date >= '2025-07-01'), sum(credit_amount) filter (where log_date >= '2025-07-01')
        from account_log where log_date <= '2026-06-30' group by ledger`,
    ],
    [
      'balance sheet',
      'balance_sheet?log_date__lte=2026-06-30&size=500',
      sql`select ledger, ${net} from account_log where log_date <= '2026-06-30' group by ledger`,
    ],
  ] as const;
  console.log(
    `${total} rows of the ledger, ${n} of one; ${config.databaseUrl ? 'PostgreSQL given' : 'embedded PostgreSQL'}`,
  );
  for (const [name, path, bare] of questions) {
    const [ours, theirs] = [await measure(() => fetchReport(path), RUNS), await measure(() => db.execute(bare), RUNS)];
    const ratio = (ours.median / theirs.median).toFixed(1);
    console.log(
      `${name.padEnd(30)} ${milliseconds(ours.median).padStart(9)}  p95 ${milliseconds(ours.p95).padStart(9)}  by hand ${milliseconds(theirs.median).padStart(9)}  ${ratio} x`,
    );
  }
} finally {
  await database.close();
}
