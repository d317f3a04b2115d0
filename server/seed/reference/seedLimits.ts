import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/services/Database.ts';

/** What a role moves alone in an agency that has said nothing yet, in its own currency. */
const POSTING_LIMIT = '50000.00';

/** The caution with which an agency begins: what leaves is limited for all but administrators, and cash below zero warns. */
export async function seedLimits(tx: Database): Promise<void> {
  await tx.execute(sql`update role set posting_limit = ${POSTING_LIMIT} where lower(name) <> 'admin'`);
  await tx.execute(sql`update book_setting set negative_cash = 'warn'`);
}
