import { allowed, type Principal } from './access.ts';
import { lacksExtraPermission } from './extraPermission.ts';
import type { Command } from '../defineCommand.ts';

/** Name of the permission that a command with a right of its own asks for, e.g. `DONATION_REFUND`. */
export const commandPermission = ({ entity, verb }: Command): string =>
  `${entity.name.toUpperCase()}_${verb.toUpperCase()}`;

/** Whoever could change such records before a command had a right of its own holds that right at first. */
const FIRST = 'edit';

/**
 * Whether somebody has the right to give a command: that on the entity which it names, or the permission of its own.
 * Host and client both ask it. A host that tells no permissions grants what the catalogue grants at first.
 */
export function mayPerform(who: Principal, command: Command): boolean {
  const { right = FIRST, rightOn, entity, adminOnly, internal } = command;
  if (internal) return false;
  if (adminOnly && who.role !== 'admin') return false;
  if (right !== 'own') return allowed(who, rightOn ?? entity, right);
  if (who.role === 'admin') return true;
  if (lacksExtraPermission(who, entity)) return false;
  return who.permissions ? who.permissions.has(commandPermission(command)) : allowed(who, entity, FIRST);
}
