import { runningRows } from './ledgerRows.ts';

/** Rows of ledgers, or of parties, with the balance after each. */
export const ledgerReport = runningRows();
