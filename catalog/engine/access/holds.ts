import type { Principal } from './access.ts';

/**
 * Whether somebody holds a permission that belongs to no entity, such as `PERIOD_OVERRIDE`: an administrator holds them
 * all, and nobody holds one by a host that tells no permissions.
 */
export const holds = ({ role, permissions }: Pick<Principal, 'role' | 'permissions'>, permission: string): boolean =>
  role === 'admin' || (permissions?.has(permission) ?? false);
