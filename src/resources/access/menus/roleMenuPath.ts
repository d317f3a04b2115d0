import type { Identifier } from 'react-admin';

/** Where the menu of a role is chosen; the specification names the address. */
export const roleMenuPath = (roleId?: Identifier): string =>
  `/apps/roleMenu-management/roleMenus${roleId === undefined ? '' : `/${roleId}`}`;
