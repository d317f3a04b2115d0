import { sql } from 'drizzle-orm';
import type { SideFacts } from '#catalog/engine/papers/PaperFacts.ts';
import type { Database } from '#server/platform/services/Database.ts';

/** A party as it stands on papers: what its own record says, whoever reads it. */
export async function readSide(db: Database, party: number): Promise<SideFacts> {
  const { rows } = await db.execute<{ name: string; phone: string | null }>(sql`
    select name, phone from party where id = ${party}`);
  return { name: rows[0]?.name ?? '', address: '', phone: rows[0]?.phone ?? '', email: '', numbers: [] };
}
