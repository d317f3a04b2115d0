import type { Identifier } from 'react-admin';

/** Where everything about people of an entity stands, below `/apps`. */
export const personRoute = (entity: string): string => `/people/${entity}`;

/** Where everything about a person stands. */
export const personPath = (entity: string, id: Identifier): string => `/apps${personRoute(entity)}/${id}`;
