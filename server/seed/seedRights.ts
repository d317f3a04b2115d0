import { sql } from 'drizzle-orm';
import { actionsOn, ALL_BRANCHES, allowed, guest } from '../../catalog/engine/access/access.ts';
import { permissionName, type Role, roles } from '../../catalog/engine/policies.ts';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { ownRights, permissionNames } from '../../catalog/registry/commandRights.ts';
import { entityList } from '../../catalog/registry/entities.ts';
import type { Database } from '../platform/services/Database.ts';

interface NamedRow {
  readonly id: number;
  readonly name: string;
}

const namesFor = (entity: Entity): string[] => actionsOn(entity).map(action => permissionName(entity.name, action));

/** What the policies of the catalogue grant a role at first. */
const grantsOf = (role: Role): string[] => [
  ...entityList.flatMap(entity =>
    actionsOn(entity)
      .filter(action => allowed({ ...guest, role }, entity, action))
      .map(action => permissionName(entity.name, action)),
  ),
  ...(role === 'admin' ? [ALL_BRANCHES] : []),
];

/** Inserts the names that the table lacks; gives those. */
async function addMissing(db: Database, table: 'permission' | 'role', names: readonly string[]): Promise<NamedRow[]> {
  const into = sql.identifier(table);
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    insert into ${into} (name)
    select wanted.name from json_array_elements_text(${JSON.stringify(names)}::json) with ordinality as wanted(name, place)
    where not exists (select 1 from ${into} as kept where lower(kept.name) = lower(wanted.name))
    order by wanted.place
    returning id, name`);
  return rows;
}

async function grant(db: Database, role: Role, names: readonly string[]): Promise<void> {
  await db.execute(sql`
    insert into role_permissions (owner, target)
    select role.id, permission.id from role cross join permission
    where lower(role.name) = ${role} and permission.name in (select json_array_elements_text(${JSON.stringify(names)}::json))`);
}

/** Permissions that came with an upgrade: nobody can have taken those of an entity of which none was there before. */
function broughtBy(made: readonly NamedRow[]): Set<string> {
  const names = new Set(made.map(one => one.name));
  const groups = [[ALL_BRANCHES], ...entityList.map(namesFor)];
  return new Set(groups.filter(group => group.every(name => names.has(name))).flat());
}

/**
 * What an upgrade asks an own permission for was open to whoever could change such records: they go on holding it, in
 * whatever role.
 */
async function grantOwn(db: Database, added: readonly NamedRow[]): Promise<void> {
  const names = new Set(added.map(one => one.name));
  const own = ownRights
    .filter(({ permission }) => names.has(permission))
    .map(({ permission, entity }) => ({ permission, edit: permissionName(entity.name, 'edit') }));
  if (own.length === 0) return;
  await db.execute(sql`
    insert into role_permissions (owner, target)
    select held.owner, made.id
    from json_to_recordset(${JSON.stringify(own)}::json) as given(permission text, edit text)
    join permission as made on made.name = given.permission
    join permission as edit on edit.name = given.edit
    join role_permissions as held on held.target = edit.id
    on conflict do nothing`);
}

/**
 * A permission for every action on every entity, and the three roles. A role gets its grants when it is made, and those
 * of an entity when that is new; never again, so that what an administrator took away stays away.
 */
export async function seedRights(db: Database): Promise<void> {
  const added = await addMissing(db, 'permission', permissionNames);
  const brought = broughtBy(added);
  const made = await addMissing(
    db,
    'role',
    roles.map(role => role.toUpperCase()),
  );
  for (const role of roles) {
    const isNew = made.some(one => one.name === role.toUpperCase());
    await grant(
      db,
      role,
      grantsOf(role).filter(name => isNew || brought.has(name)),
    );
  }
  await grantOwn(db, added);
}
