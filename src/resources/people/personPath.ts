import type { Identifier } from 'react-admin';

/** Where everything about a person stands. */
export const personPath = (entity: string, id: Identifier): string => `/apps/people/${entity}/${id}`;
