import type { Identifier } from 'react-admin';
import { bankStatement } from '#catalog/banking/bankStatement.ts';

/** What of a statement's page stands in its address: the statement as the bank gave it, to be changed. */
export const AS_GIVEN = 'view=statement';

export const statementPath = (id: Identifier, asGiven = false): string =>
  `/apps/${bankStatement.route}/${id}${asGiven ? `?${AS_GIVEN}` : ''}`;

/** Where reconciliations are printed, below `/apps`. */
export const RECONCILIATION = '/accounts/bank-reconciliation';
