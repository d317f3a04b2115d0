import { entityList } from '../entities.ts';

/** Pages of the navigation that belong to no list of the catalogue. */
export const ownPages = {
  dashboard: '/apps/dashboards/project',
  roleMenus: '/apps/roleMenu-management/roleMenus',
  mail: '/apps/mail',
} as const;

/** Addresses that the navigation itself leads to, for whoever may open them. */
export const builtInPages: ReadonlySet<string> = new Set([...Object.values(ownPages), ...entityList.map(({ route }) => `/apps/${route}`)]);

/**
 * Whether an address is such a page. A list with a filter in its address, or a single record, is not: that is a short
 * cut, which the navigation does not have yet.
 */
export const isBuiltIn = (url: string): boolean => builtInPages.has(`/${url.trim().replace(/^\/+|\/+$/g, '')}`);
