import { createHash } from 'node:crypto';
import type { Database } from '../../platform/services/Database.ts';
import { dataKey } from '../schema/systemTables.ts';

/** Characters that tell installations apart, and nothing of what they are made of. */
const LENGTH = 16;

/**
 * What tells this installation from others for as long as it has its data: a digest of the text that the database keeps
 * to know its key again, which was sealed under a nonce of its own. It goes with a backup, and stays when secrets are
 * changed. Undefined of a database that no start has made ready.
 */
export async function installationOf(db: Database): Promise<string | undefined> {
  const [kept] = await db.select({ canary: dataKey.canary }).from(dataKey);
  return kept && createHash('sha256').update(`installation ${kept.canary}`).digest('hex').slice(0, LENGTH);
}
