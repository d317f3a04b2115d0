import { sql } from 'drizzle-orm';
import { chunk } from 'es-toolkit';
import { entities } from '#catalog/registry/entities.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Host, RequestContext } from '../context/host.ts';
import { insertRow } from '../crud/store.ts';
import { recordChange } from '../records/recordHistory.ts';
import { importRow } from '../schema/importRow.ts';
import { recordVersions } from './recordVersions.ts';
import type { MadeAlong, WrittenRow } from './ImportReport.ts';

interface Written {
  readonly rows: readonly WrittenRow[];
  readonly made: readonly MadeAlong[];
  /** What the file was called; empty where nobody has said. */
  readonly sheet: string;
  /** Rows of the sheet that its sender has kept out. */
  readonly leftOut?: number;
}

type KeptRow = Omit<typeof importRow.$inferInsert, 'version' | 'run'>;

/** Rows that one statement writes. */
const TOGETHER = 5_000;

/** What is kept of each row that has done something; the values of before are sealed, since some of them are in the record. */
function keptRows({ vault }: Pick<Host, 'vault'>, entity: string, { rows, made }: Written): KeptRow[] {
  const own = rows.flatMap(({ id, line, outcome, kept }): KeptRow[] => {
    if (id === undefined || (outcome !== 'create' && outcome !== 'update')) return [];
    return [{ line, entity, record: id, outcome, before: kept ? vault.seal(JSON.stringify(kept)) : null }];
  });
  return [...own, ...made.map((one): KeptRow => ({ entity: one.entity, record: one.id, outcome: 'made_along' }))];
}

/**
 * Writes the rows with the versions that their records have now, after all that followed from the import. Many rows are
 * one parameter: to write each value down as one of its own takes longer than to insert it.
 */
async function writeRows(tx: Database, run: number, rows: readonly KeptRow[]): Promise<void> {
  const versions = await recordVersions(tx, rows);
  await mapInOrder(chunk(rows, TOGETHER), async some => {
    const told = some.map(row => ({ ...row, version: versions.of(row) ?? 0 }));
    await tx.execute(sql`
      insert into ${importRow} (run, line, entity, record, outcome, version, before)
      select ${run}::int, line, entity, record, outcome, version, before
      from rows from (jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
          as (line int, entity text, record int, outcome text, version int, before text))
        with ordinality as told(line, entity, record, outcome, version, before, nth)
      order by nth`);
  });
}

/**
 * Keeps what a committed import has done, by which it can be undone; within its transaction, as its last act. Gives the
 * id of the run; undefined where the rows changed nothing, of which nothing is kept.
 */
export async function keepRun(tx: Database, request: RequestContext, written: Written): Promise<number | undefined> {
  const { host, caller, entity } = request;
  const rows = keptRows(host, entity.name, written);
  if (rows.length === 0) return undefined;
  const count = (outcome: string) => written.rows.filter(row => row.outcome === outcome).length;
  const facts = {
    status: 'kept',
    sheet: written.sheet || null,
    entity_name: entity.name,
    made: count('create'),
    changed: count('update'),
    unchanged: count('unchanged'),
    left_out: written.leftOut ?? 0,
    branch: caller.branch,
  };
  const { name } = entities.import_run;
  const run = await insertRow(tx, entities.import_run, facts, { caller, now: host.clock() });
  await recordChange(tx, host, caller, { entity: name, record: run, action: 'create', before: {}, after: facts });
  await writeRows(tx, run, rows);
  return run;
}
