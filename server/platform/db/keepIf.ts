import type { Database } from '../services/Database.ts';

class TakenBack extends Error {}

/**
 * Does work within a transaction and keeps it, or takes it back. Either way the database does and writes the same, so
 * that neither the time nor what follows tells a caller which of the two it was.
 */
export async function keepIf(isKept: boolean, tx: Database, work: (part: Database) => Promise<void>): Promise<void> {
  await tx
    .transaction(async part => {
      await work(part);
      if (!isKept) throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
}
