import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { PaperName } from '#catalog/registry/papers.ts';
import { paperLink } from '../schema/systemTables.ts';
import type { Database } from '../../platform/services/Database.ts';
import type { Host } from '../context/host.ts';

/** Bytes of a token: nobody comes upon one by guessing. */
const LENGTH = 24;

/** Path below which the host tells of a document to whoever holds its paper. */
export const VERIFY = '/verify';

/**
 * The address by which a printed document is verified: that of its random token, made when it is asked for first and the
 * same ever after.
 */
export async function paperAddress(
  db: Database,
  { clock, publicUrl, verifyUrl = publicUrl }: Pick<Host, 'clock' | 'publicUrl' | 'verifyUrl'>,
  entity: PaperName,
  record: number,
): Promise<string> {
  const made = { token: randomBytes(LENGTH).toString('base64url'), entity, record, at: clock() };
  await db.insert(paperLink).values(made).onConflictDoNothing();
  const [found] = await db
    .select({ token: paperLink.token })
    .from(paperLink)
    .where(and(eq(paperLink.entity, entity), eq(paperLink.record, record)));
  return `${verifyUrl.replace(/\/+$/, '')}${VERIFY}/${found?.token ?? made.token}`;
}
