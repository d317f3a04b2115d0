import type { Identifier } from 'react-admin';

/** Path of the statements below `/apps`, before the id of the party. */
export const STATEMENTS = '/accounts/statements';

/** Where the statement of a party stands. */
export const statementPath = (party: Identifier): string => `/apps${STATEMENTS}/${party}`;
