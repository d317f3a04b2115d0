import { and, sql } from 'drizzle-orm';
import { allowed } from '#catalog/engine/access/access.ts';
import { withinScope } from '#server/engine/access/scope.ts';
import type { Effect } from '#server/engine/context/host.ts';
import { createWithin } from '#server/engine/crud/write.ts';
import { selectFrom } from '#server/engine/records/select.ts';
import { columnOf, tableOf } from '#server/engine/schema/tables.ts';

const inOneForm = (text: unknown) => sql`lower(normalize(${text}, NFC))`;

/**
 * The family that a sheet of pilgrims calls by its name or number: the only one that its sender knows so, else a new one
 * of the branch of that pilgrim; none where there are several.
 */
export const findOrBegin: NonNullable<Effect['named']> = async (tx, request, { text, row }) => {
  const { entity, caller } = request;
  const table = tableOf(entity);
  const [id, number, name] = [columnOf(table, 'id'), columnOf(table, 'family_no'), columnOf(table, 'name')];
  const isCalled = sql`${inOneForm(text)} in (${inOneForm(name)}, ${inOneForm(number)})`;
  const found = await selectFrom(tx, entity, { id })
    .where(and(isCalled, withinScope(request)))
    .limit(2);
  if (found.length > 0) return found.length === 1 ? Number(found[0]?.id) : undefined;
  if (!allowed(caller, entity, 'create')) return undefined;
  const branch = row['branch'] ?? null;
  return Number((await createWithin(tx, request, { name: text, ...(branch !== null && { branch }) }))['id']);
};
