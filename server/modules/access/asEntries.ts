import { roles } from '#catalog/engine/policies.ts';
import { role } from '#catalog/access/role.ts';
import type { Wire } from '../../engine/context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { tableOf } from '../../engine/schema/tables.ts';

/** Names of the roles by id. */
async function roleNames(db: Database): Promise<ReadonlyMap<number, string>> {
  const table = tableOf(role);
  const rows = await db.select({ id: table.id, name: table.name }).from(table);
  return new Map(rows.map(row => [row.id, row.name]));
}

/** Roles that see an item: null for everybody, none for people without a role. */
function authOf({ auth, roles: chosen }: Wire, names: ReadonlyMap<number, string>): readonly string[] | null {
  if (auth === 'only_guest') return [];
  if (auth === 'chosen') return (Array.isArray(chosen) ? chosen : []).flatMap(id => names.get(Number(id)) ?? []);
  const rank = roles.findIndex(role => role === auth);
  return rank < 0 ? null : roles.slice(0, rank + 1);
}

/**
 * Menu items as the navigation of the specification reads them (section 3): `auth` a list of roles, the badge with its
 * colours.
 */
export async function asEntries(db: Database, items: readonly Wire[]): Promise<Wire[]> {
  const names = await roleNames(db);
  return items.map(({ badge, badge_bg: bg, badge_fg: fg, ...item }) => ({
    ...item,
    auth: authOf(item, names),
    badge: badge ? { title: badge, bg, fg } : null,
  }));
}
