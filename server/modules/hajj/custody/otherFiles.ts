import { sql } from 'drizzle-orm';
import { pick } from 'es-toolkit';
import { entities } from '#catalog/registry/entities.ts';
import { systemCaller } from '#server/engine/access/systemCaller.ts';
import { existingOf } from '#server/engine/access/scope.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import type { Values } from '#server/engine/context/values.ts';
import { writeChanges } from '#server/engine/crud/write.ts';
import { hashColumn } from '#server/engine/schema/derivedColumns.ts';
import type { Commands } from '#catalog/registry/commands.ts';

type Moved = Pick<
  CommandContext<Commands['move_passport_hajj_passenger_info']>,
  'tx' | 'request' | 'record' | 'reason'
>;

const number = sql.identifier(hashColumn('passport_number'));

/** Files of the same person that know the same passport, and nothing else of where it is. */
async function filesWithIt({ tx, record }: Moved): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select other.id from hajj_passenger_info as file join hajj_passenger_info as other
      on coalesce(other.first_file, other.id) = coalesce(file.first_file, file.id) and other.id <> file.id
      and other.${number} is not distinct from file.${number}
      and (other.passport_custody, other.passport_custody_since, other.passport_holder)
        is not distinct from (file.passport_custody, file.passport_custody_since, file.passport_holder)
    where file.id = ${record.id} order by other.id`);
  return rows.map(({ id }) => id);
}

/** Each file is one journey, but a person's passport is one: the others do not go on saying where it was. */
export async function moveWithOtherFiles(moved: Moved, changes: Values): Promise<void> {
  const { tx, request, reason } = moved;
  const entity = entities.hajj_passenger_info;
  // Also those of branches that the caller does not see.
  const own = { ...request, entity, caller: { ...systemCaller, ...pick(request.caller, ['id', 'email']) } };
  const story = { action: 'update', command: 'move_passport', ...(reason !== undefined && { reason }) } as const;
  for (const id of await filesWithIt(moved))
    await writeChanges(tx, own, await existingOf(tx, own, id), { changes, ...story });
}
