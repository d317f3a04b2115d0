import { type Principal, roleNamed } from './access.ts';

/** What an account or a role may do: everything, as administrators may, or what the permissions of these names open. */
export type Holdings = 'everything' | ReadonlySet<string>;

/** What a role holds: that of administrators everything, whatever its permissions are. */
export const holdingsOfRole = (name: unknown, permissions: Iterable<string>): Holdings =>
  roleNamed(name) === 'admin' ? 'everything' : new Set(permissions);

/** What whoever asks holds; nothing where a host of the family does not tell. */
export const holdingsOf = ({ role, permissions }: Principal): Holdings =>
  role === 'admin' ? 'everything' : (permissions ?? new Set());

/** Whether the one may do all that the other may. */
export const covers = (one: Holdings, other: Holdings): boolean =>
  one === 'everything' || (other !== 'everything' && [...other].every(name => one.has(name)));
