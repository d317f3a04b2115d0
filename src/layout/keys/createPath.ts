import { listRoutes } from '../navigation/sections.ts';

/** The list that an address shows, or a record of. */
export const routeAt = (pathname: string): string | undefined =>
  listRoutes.find(route => `${pathname}/`.startsWith(`/apps/${route}/`));

export const createPath = (route: string): string => `/apps/${route}/create`;
