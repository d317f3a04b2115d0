/**
 * Writes the next migration: what the catalogue's tables have that the snapshot of the last one lacks. `npm run migration
 * -- name`
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { systemTables } from '../server/engine/schema/systemTables.ts';
import { catalogueTables } from '../server/engine/schema/tables.ts';
import { safeMigration } from './safeMigration.ts';

interface Entry {
  readonly idx: number;
  readonly version: string;
  readonly when: number;
  readonly tag: string;
  readonly breakpoints: boolean;
}

const folder = new URL('../server/engine/schema/migrations/', import.meta.url);
const journalFile = new URL('meta/_journal.json', folder);
/** Only the last is asked for, and none in a build: so it is one file, and not among what a build copies. */
const snapshotFile = new URL('snapshot.json', import.meta.url);
const read = (file: URL) => JSON.parse(readFileSync(file, 'utf8'));

mkdirSync(new URL('meta/', folder), { recursive: true });
const journal: { version: string; dialect: string; entries: Entry[] } = existsSync(journalFile)
  ? read(journalFile)
  : { version: '7', dialect: 'postgresql', entries: [] };
const index = journal.entries.length;
const last = index > 0 ? read(snapshotFile) : generateDrizzleJson({});
const next = generateDrizzleJson({ ...catalogueTables(), ...systemTables }, last.id);
const statements = safeMigration(await generateMigration(last, next));

if (statements.length === 0) {
  console.log('The migrations say what the catalogue says.');
} else {
  const tag = `${String(index).padStart(4, '0')}_${process.argv[2] ?? 'catalogue'}`;
  writeFileSync(new URL(`${tag}.sql`, folder), `${statements.join('\n--> statement-breakpoint\n')}\n`);
  writeFileSync(snapshotFile, `${JSON.stringify(next, null, 1)}\n`);
  journal.entries.push({ idx: index, version: '7', when: Date.now(), tag, breakpoints: true });
  writeFileSync(journalFile, `${JSON.stringify(journal, null, 2)}\n`);
  console.log(`${tag}: ${statements.length} statements`);
}
