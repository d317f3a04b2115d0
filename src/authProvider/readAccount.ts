import { roleNamed } from '../../catalog/engine/access/access.ts';
import { roleNameOf } from '../../catalog/engine/access/roleNameOf.ts';
import { isId } from '../../catalog/engine/parse.ts';
import type { Account, Rights } from './session.ts';

type Answer = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The roles of the specification in its spelling; one that the agency has made as it is called there. */
const spelt = (role: string): string => roleNamed(role) ?? role;

/**
 * Reads the user of a login or `me` answer; null when the answer names none. What it does not tell of their role is as
 * `remembered`.
 */
export function readAccount(answer: Answer, remembered = ''): Account | null {
  const id = textOf(answer['id']);
  if (!id) return null;
  return {
    id,
    name: textOf(answer['username']),
    email: textOf(answer['email']),
    role: spelt(roleNameOf(answer) ?? remembered),
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
