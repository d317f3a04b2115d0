import { sql } from 'drizzle-orm';
import { actions, allowed, permissionName, roles } from '../../catalog/access.ts';
import { entityList } from '../../catalog/entities.ts';
import type { Database } from '../host.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

const permissionNames = (): string[] =>
  entityList.flatMap(entity => actions.map(action => permissionName(entity.name, action)));

/** What the policies of the catalogue grant a role at first. */
const grantsOf = (role: (typeof roles)[number]): string[] =>
  entityList.flatMap(entity =>
    actions.filter(action => allowed({ role, permissions: null }, entity, action)).map(action => permissionName(entity.name, action)));

/** Inserts the names that the table lacks; gives those. */
async function addMissing(db: Database, table: 'permission' | 'role', names: readonly string[]): Promise<Named[]> {
  const into = sql.identifier(table);
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    insert into ${into} (name)
    select wanted.name from json_array_elements_text(${JSON.stringify(names)}::json) with ordinality as wanted(name, place)
    where not exists (select 1 from ${into} as kept where lower(kept.name) = lower(wanted.name))
    order by wanted.place
    returning id, name`);
  return rows;
}

async function grant(db: Database, role: Named, names: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into role_permissions (owner, target)
    select ${role.id}, permission.id from permission
    where permission.name in (select json_array_elements_text(${JSON.stringify(names)}::json))`);
}

/**
 * A permission for every action on every entity, and the three roles. A role gets its grants when it is made and
 * never again: what an administrator took away stays away.
 */
export async function seedRights(db: Database): Promise<void> {
  await addMissing(db, 'permission', permissionNames());
  const made = await addMissing(db, 'role', roles.map(role => role.toUpperCase()));
  for (const role of roles) {
    const row = made.find(one => one.name === role.toUpperCase());
    if (row) await grant(db, row, grantsOf(role));
  }
}
