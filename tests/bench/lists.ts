/** Times of the pilgrims' list at a hundred times the demo data, against the budgets of the specification. */
import { AgencyForms } from '#server/engine/settings/AgencyForms.ts';
import { phonesOf } from '#catalog/engine/texts/phonesOf.ts';
import { handlers } from '../../server/modules/handlers.ts';
import { sql } from 'drizzle-orm';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { createApp } from '../../server/app.ts';
import { accountByEmail } from '../../server/engine/auth/account.ts';
import { issueToken, newSession } from '../../server/engine/auth/token.ts';
import { readConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/open.ts';
import type { Host } from '../../server/engine/context/host.ts';
import { createVault } from '../../server/platform/services/vault.ts';
import { localFiles } from '../../server/platform/services/fileStore.ts';
import { seedDemo } from '../../server/seed/seedDemo.ts';
import { measure, milliseconds } from './measure.ts';

const SCALE = Number(process.env['BENCH_SCALE'] ?? 100);

const config = await readConfig({ ...process.env, DATA_DIR: process.env['DATA_DIR'] ?? 'data/bench', DEMO: '0' });
const budget = config.databaseUrl ? 50 : 150;
const parts = {
  log: () => {},
  clock: () => new Date(),
  vault: createVault(config.dataKey),
  files: localFiles(`${config.dataDir}/media`),
};
const database = await openDatabase(config, parts);
try {
  await seedDemo(database.db, { vault: parts.vault, scale: SCALE, now: new Date() });
  const host: Host = {
    ...parts,
    db: database.db,
    pools: database.pools,
    effects: {},
    payables: [],
    backfills: [],
    handlers,
    secret: config.jwtSecret,
    demo: true,
    revealsUsers: false,
    mailer: undefined,
    publicUrl: 'http://localhost',
    phones: phonesOf('BD'),
    forms: new AgencyForms(database.db),
    timeZone: 'Asia/Dhaka',
    trustedProxies: [],
    quota: { user: 1e9, agency: 1e9 },
  };
  const app = createApp(host);
  const admin = await accountByEmail(database.db, 'admin@rihla.example');
  if (!admin) throw new Error('The database is not one of this benchmark.');
  const authorization = `Bearer ${await issueToken(newSession(admin, host), host)}`;
  const call = calls(entities.hajj_passenger_info.name);

  const fetchPage = async (path: string) => {
    const reply = await app.request(path, { headers: { authorization } });
    if (reply.status !== 200) throw new Error(`${path}: ${reply.status}`);
    return (await reply.json()) as { total_elements: number };
  };
  const { total_elements: total } = await fetchPage(`${call.all}?size=1`);
  const middle = Math.floor(total / 25 / 2);
  const questions: readonly (readonly [string, string])[] = [
    ['first page', `${call.all}?size=25`],
    ['page in the middle', `${call.all}?size=25&page=${middle}`],
    ['last page', `${call.all}?size=25&page=${Math.ceil(total / 25)}`],
    ['sorted by surname', `${call.all}?size=25&ordering=surname`],
    ['sorted by status, descending', `${call.all}?size=25&ordering=-status`],
    ['filtered by status', `${call.all}?size=25&status=visa_issued`],
    ['filtered by status, sorted by surname', `${call.all}?size=25&status=visa_issued&ordering=surname`],
    ['search of a surname', `${call.search}?passport_number=chowdhury&size=25`],
    ['search of two words', `${call.search}?passport_number=rahima%20khatun&size=25`],
    ['search of half a phone', `${call.search}?passport_number=01234&size=25`],
    ['search of half a passport number', `${call.search}?passport_number=00012345&size=25`],
    ['quick panel', '/api/quick-panel/data'],
    ['search without a match', `${call.search}?passport_number=zzqqxx&size=25`],
  ];
  const base = await measure(() =>
    database.db.execute(sql`select * from hajj_passenger_info order by id desc limit 25`),
  );
  console.log(
    `${total} pilgrims, ${config.databaseUrl ? 'PostgreSQL given' : 'embedded PostgreSQL'}; budget ${budget} ms`,
  );
  console.log(`bare query of a page: ${milliseconds(base.median)}`);
  let late = 0;
  for (const [name, path] of questions) {
    const { median, p95 } = await measure(() => fetchPage(path));
    if (median > budget) late += 1;
    console.log(
      `${name.padEnd(40)} ${milliseconds(median).padStart(9)}  p95 ${milliseconds(p95).padStart(9)}  ${(median / base.median).toFixed(1)} x bare${median > budget ? '  OVER BUDGET' : ''}`,
    );
  }
  if (late > 0) process.exitCode = 1;
} finally {
  await database.close();
}
