import type { RaRecord } from 'react-admin';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { entityNamed } from '../../catalog/registry/entities.ts';
import { MAX_SIZE } from '../../catalog/engine/wire.ts';
import { readRecord, refFields } from './readRecord.ts';
import { rawPage } from './rawPage.ts';
import type { Host } from './send.ts';
import { written } from './written.ts';

type Raw = Readonly<Record<string, unknown>>;
type Ids = ReadonlyMap<string, number>;

export interface RecordReader {
  readonly host: Host;
  /** Reads records and looks up the references of which the host gave only a name. */
  readAll(entity: Entity, rows: readonly Raw[]): Promise<RaRecord[]>;
  readOne(entity: Entity, row: Raw): Promise<RaRecord>;
}

const key = (name: unknown): string => written(name).trim().toLowerCase();

const titleOf = (entity: Entity, row: Raw): string => entity.title.map(name => written(row[name])).join(' ');

/** Ids by title of everything that a reference may mean. */
async function idsByName(host: Host, target: Entity): Promise<Ids> {
  const ids = new Map<string, number>();
  for (let page = 1, seen = 0, total = 1; seen < total; page += 1) {
    const { rows, total: all } = await rawPage(host, target, { page, size: MAX_SIZE });
    if (rows.length === 0) break;
    for (const row of rows) ids.set(key(titleOf(target, row)), Number(row['id']));
    seen += rows.length;
    total = all;
  }
  return ids;
}

/** Reads records of a host; keeps what it had to look up for as long as the application runs. */
export function createRecordReader(host: Host): RecordReader {
  const lookups = new Map<string, Promise<Ids>>();

  const idsOf = (target: string): Promise<Ids> => {
    const known = lookups.get(target);
    if (known) return known;
    const asked = idsByName(host, entityNamed(target)).catch(() => {
      lookups.delete(target); // Tried again with the next record; until then the reference is empty.
      return new Map<string, number>();
    });
    lookups.set(target, asked);
    return asked;
  };

  async function named(entity: Entity, record: RaRecord): Promise<RaRecord> {
    const bare = refFields(entity).filter(([name]) => typeof record[name] === 'string');
    const resolved = await Promise.all(
      bare.map(async ([name, field]) => [name, (await idsOf(field.target ?? '')).get(key(record[name])) ?? null]),
    );
    return bare.length ? { ...record, ...Object.fromEntries(resolved) } : record;
  }

  const readOne = (entity: Entity, row: Raw) => named(entity, readRecord(entity, row, host.mediaUrl));
  return { host, readOne, readAll: (entity, rows) => Promise.all(rows.map(row => readOne(entity, row))) };
}
