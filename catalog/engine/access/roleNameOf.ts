/**
 * What a user's record tells of their rights. Hosts of the family write a role as its name, as `{id, name}`, as an id
 * beside `role_name`, or not at all; the flag as a boolean, a number or text, or not at all.
 */
export interface RoleFacts {
  readonly role?: unknown;
  readonly role_name?: unknown;
  readonly is_admin?: unknown;
}

const isSet = (flag: unknown): boolean =>
  flag === true || flag === 1 || (typeof flag === 'string' && /^\s*(1|true)\s*$/i.test(flag));

/**
 * Name of the role by which a user counts, also of one that the agency has made; empty when they have none, undefined
 * when the record does not tell. The flag makes them an administrator whatever their role is.
 */
export function roleNameOf({ role, role_name: name, is_admin: flag }: RoleFacts): string | undefined {
  if (isSet(flag)) return 'admin';
  if (typeof name === 'string') return name;
  const told: unknown = typeof role === 'object' && role !== null && 'name' in role ? role.name : role;
  if (told === null) return '';
  return typeof told === 'string' ? told : undefined;
}
