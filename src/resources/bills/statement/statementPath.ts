import type { Identifier } from 'react-admin';
import type { Period } from '#catalog/engine/days/periods.ts';

const queryOf = (period?: Period): string => (period ? `?${new URLSearchParams({ ...period })}` : '');

/** Path of the statements below `/apps`, before the id of the party. */
export const STATEMENTS = '/accounts/statements';

/** Where the statement of a party stands. */
export const statementPath = (party: Identifier, period?: Period): string =>
  `/apps${STATEMENTS}/${party}${queryOf(period)}`;

/** Path of printed statements below `/apps`. */
export const STATEMENT_PAPERS = `${STATEMENTS}/:partyId/print`;

/** Where that of a period is printed. */
export const statementPaperPath = (party: Identifier, period: Period): string =>
  `/apps${STATEMENTS}/${party}/print${queryOf(period)}`;
