import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/services/Database.ts';

/**
 * The ledger that the product posts to for a purpose, such as `receivable`: found by its type, never by its name. One
 * that is missing is a defect of the installation.
 */
export async function ledgerOfType(tx: Database, type: string): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select id from ledger_account where ledger_type = ${type} order by id limit 1`);
  const [found] = rows;
  if (!found) throw new Error(`no ledger of type ${type}`);
  return found.id;
}
