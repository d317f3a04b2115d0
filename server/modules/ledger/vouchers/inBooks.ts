import { bookSettings } from '#server/engine/numbering/bookSettings.ts';
import type { Database } from '#server/platform/services/Database.ts';

/** Whether the books have begun by a day: what was before stands in their opening, or nowhere. */
export async function isInBooks(tx: Database, day: string): Promise<boolean> {
  const { begin } = await bookSettings(tx);
  return begin !== null && day >= begin;
}
