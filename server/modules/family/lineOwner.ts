import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/services/Database.ts';
import { columnOf, linesTable } from '../../engine/schema/tables.ts';
import type { RequestContext } from '../../engine/context/host.ts';
import { Problem } from '../../platform/problem.ts';

/** Where the lines of a document stand. */
export const LINES = 'items';

/** The document that a line belongs to, whoever may know of it; 404 for no such line. */
export async function ownerOf(db: Database, { entity }: Pick<RequestContext, 'entity'>, id: number): Promise<number> {
  const table = linesTable(entity, LINES);
  const owner = columnOf(table, 'owner');
  const [found] = await db
    .select({ owner })
    .from(table)
    .where(eq(columnOf(table, 'id'), id));
  if (!found) throw new Problem(404, 'not_found');
  return Number(found.owner);
}
