import { asc, isNotNull } from 'drizzle-orm';
import { ownFields } from '../../catalog/engine/defineEntity.ts';
import { entityList } from '../../catalog/registry/entities.ts';
import { dataKey } from '../engine/schema/systemTables.ts';
import { columnOf, tableOf } from '../engine/schema/tables.ts';
import type { Host } from '../engine/context/host.ts';
import type { Database, PooledDatabase } from '../platform/services/Database.ts';
import { StartError } from '../platform/StartError.ts';
import { alone } from './seedLock.ts';

/** What is sealed to know the key again. */
const CANARY = 'Rihla';

const columns = entityList.flatMap(entity =>
  ownFields(entity)
    .filter(([, { sealed, kind }]) => sealed && kind !== 'image' && kind !== 'file')
    .map(([name]) => ({
      table: tableOf(entity),
      id: columnOf(tableOf(entity), 'id'),
      value: columnOf(tableOf(entity), name),
    })),
);

/** The oldest values of a database that was sealed before it had a canary. */
async function sealedValues(tx: Database): Promise<string[]> {
  const values: string[] = [];
  for (const { table, id, value } of columns) {
    const [row] = await tx.select({ value }).from(table).where(isNotNull(value)).orderBy(asc(id)).limit(1);
    if (row) values.push(String(row.value));
  }
  return values;
}

function canOpen({ vault }: Pick<Host, 'vault'>, sealed: string): boolean {
  try {
    vault.open(sealed);
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps a host with another key from sealing records that nobody could open beside those that it cannot open itself.
 * Throws a StartError when the database was sealed under another key.
 */
export const demandDataKey = (db: PooledDatabase, host: Pick<Host, 'vault'>): Promise<void> =>
  alone(db, async tx => {
    const [kept] = await tx.select().from(dataKey);
    const sealed = kept ? [kept.canary] : await sealedValues(tx);
    if (!sealed.every(one => canOpen(host, one))) {
      throw new StartError(
        'DATA_KEY is not the key with which this database was sealed: set the former DATA_KEY, or put back the former file data-key in DATA_DIR.',
      );
    }
    if (!kept) await tx.insert(dataKey).values({ canary: host.vault.seal(CANARY) });
  });
