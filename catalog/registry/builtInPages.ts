import type { Role } from '../engine/policies.ts';
import { entityList } from './entities.ts';
import { reportList } from './reports.ts';

interface OwnPage {
  readonly url: string;
  /** Roles that may open it; all of them without a list. */
  readonly auth?: readonly Role[];
}

/** Pages of the navigation that belong to no list of the catalogue. */
export const ownPages = {
  dashboard: { url: '/apps/dashboards/project' },
  roleMenus: { url: '/apps/roleMenu-management/roleMenus', auth: ['admin'] },
  mail: { url: '/apps/mail/office', auth: ['admin'] },
} as const satisfies Readonly<Record<string, OwnPage>>;

/** Addresses that the navigation itself leads to, for whoever may open them. */
export const builtInPages: ReadonlySet<string> = new Set([
  ...Object.values(ownPages).map(({ url }) => url),
  ...[...entityList, ...reportList].map(({ route }) => `/apps/${route}`),
]);

/**
 * Whether an address is such a page. A list with a filter in its address, or a single record, is not: that is a short
 * cut, which the navigation does not have yet.
 */
export const isBuiltIn = (url: string): boolean => builtInPages.has(`/${url.trim().replace(/^\/+|\/+$/g, '')}`);
