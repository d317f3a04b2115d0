import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { createVault } from '#server/platform/services/vault.ts';
import { localFiles } from '#server/platform/services/fileStore.ts';
import { demandDataKey } from '#server/seed/dataKey.ts';
import { seedDemo } from '#server/seed/seedDemo.ts';
import { seedReference } from '#server/seed/seedReference.ts';
import { cloneDatabase } from '../../support/cloneDatabase.ts';
import { openCluster } from '../../support/databaseCluster.ts';
import { VAULT_KEY } from '../../support/officeOn.ts';

/** A small agency: a few pages of pilgrims are enough to search and page through. */
const SCALE = 0.1;

/** One PostgreSQL for the run, with a template that holds the demo agency; each test works on a copy. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { cluster, close } = await openCluster();
  const media = await mkdtemp(join(tmpdir(), 'rihla-e2e-media-'));
  const demo = await cloneDatabase(cluster);
  const db = drizzle(demo.pool);
  await seedReference(db);
  const vault = createVault(VAULT_KEY);
  // What tells an installation from others, and its ids from theirs, comes with its key.
  await demandDataKey(db, { vault });
  await seedDemo(db, {
    vault,
    files: localFiles(media),
    scale: SCALE,
    now: new Date('2026-11-21T06:00:00Z'),
  });
  await demo.pool.end();
  process.env['RIHLA_CLUSTER'] = JSON.stringify({ ...cluster, template: new URL(demo.url).pathname.slice(1) });
  process.env['RIHLA_MEDIA'] = media;
  return async () => {
    await close();
    await rm(media, { recursive: true, force: true });
  };
}
