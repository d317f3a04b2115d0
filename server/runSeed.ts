import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { openDatabase } from './open.ts';
import { createVault } from './platform/services/vault.ts';
import { localFiles } from './platform/services/fileStore.ts';

/** `npm run seed -- --scale 100` fills an empty database with demo data for 150,000 pilgrims. */
const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
const scale = Number(values.scale);
if (!(scale > 0)) throw new RangeError('--scale takes a number above 0');

const config = await readConfig(process.env);
const now = new Date();
const parts = {
  log: (event: Readonly<Record<string, unknown>>) => console.error(JSON.stringify(event)),
  clock: () => now,
  vault: createVault(config.dataKey),
  files: localFiles(join(config.dataDir, 'media')),
};
const started = performance.now();
const database = await openDatabase(
  { ...config, demo: true },
  {
    ...parts,
    scale,
    filled(isSeeded) {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(
        isSeeded ? `Demo data written in ${seconds} s.\n` : 'The database has users already; nothing was written.\n',
      );
    },
  },
);
await database.close();
