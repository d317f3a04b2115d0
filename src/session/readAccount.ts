import { isId } from '../../catalog/parse.ts';
import type { Account, Rights } from './session.ts';

type Answer = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Hosts give a role as its name, as `{id, name}`, as an id beside `role_name`, or not at all. */
function roleNameOf({ role, role_name: name }: Answer): string {
  if (typeof name === 'string') return name;
  if (typeof role === 'object' && role !== null && 'name' in role) return textOf(role.name);
  return typeof role === 'string' ? role : '';
}

/** Reads the user of a login or `me` answer; null when the answer names none. */
export function readAccount(answer: Answer): Account | null {
  const id = textOf(answer['id']);
  if (!id) return null;
  return {
    id,
    name: textOf(answer['username']),
    email: textOf(answer['email']),
    role: roleNameOf(answer),
    image: textOf(answer['image']),
  };
}

/** Permission names of an answer, null when the host does not tell them, and the branch in which the user works. */
export function readRights({ permissions, branch }: Answer): Rights {
  const id: unknown = typeof branch === 'object' && branch !== null && 'id' in branch ? branch.id : branch;
  return {
    permissions: Array.isArray(permissions) ? permissions.filter(name => typeof name === 'string') : null,
    branch: isId(id) ? id : null,
  };
}
