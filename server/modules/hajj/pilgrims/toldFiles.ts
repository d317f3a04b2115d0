import { and, inArray, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { withinScope } from '#server/engine/access/scope.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import type { Wire } from '#server/engine/context/values.ts';
import { toWire } from '#server/engine/records/record.ts';
import { readStored } from '#server/engine/records/select.ts';
import { columnOf, tableOf } from '#server/engine/schema/tables.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { Twin } from './twins.ts';

const entity = entities.hajj_passenger_info;

type Asked = Pick<RequestContext, 'host' | 'caller'>;

/** By what somebody at the screen tells people apart. */
const shown = (wire: Wire) => ({
  id: wire['id'],
  name: [wire['given_names'], wire['surname']].filter(Boolean).join(' '),
  photo: wire['photo'] ?? null,
  passport: typeof wire['passport_number'] === 'string' ? wire['passport_number'].slice(-4) : null,
  birth_date: wire['birth_date'] ?? null,
  phone: wire['primary_phone'] ?? null,
  tracking_no: wire['tracking_no'] ?? null,
  status: wire['status'],
  season: wire['season'] ?? null,
});

/** Names of the branches of some files, which are all that is told of a file that the caller does not see. */
async function branchesOf(tx: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: number; name: string }>(sql`
    select file.id, branch.name from hajj_passenger_info as file join branch on branch.id = file.branch
    where file.id = any(${sql.param([...ids])}::integer[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Files as the caller may know them: those that they see by name, others by their branch alone. */
export async function toldFiles(tx: Database, { host, caller }: Asked, twins: readonly Twin[]) {
  const ids = [...new Set(twins.map(({ id }) => id))];
  if (ids.length === 0) return [];
  const id = columnOf(tableOf(entity), 'id');
  const isSeen = and(inArray(id, ids), withinScope({ caller, entity }));
  const seen = allowed(caller, entity, 'list') ? await readStored(tx, entity, query => query.where(isSeen)) : [];
  const files = new Map(seen.map(row => [Number(row['id']), shown(toWire(entity, row, host, caller))]));
  const branches = await branchesOf(
    tx,
    ids.filter(one => !files.has(one)),
  );
  return twins.map(twin => ({
    field: twin.field,
    ...(files.get(twin.id) ?? { branch: branches.get(twin.id) ?? '–' }),
  }));
}
