import { eq, lte, sql } from 'drizzle-orm';
import { user } from '#catalog/people/user.ts';
import { endedSession } from '../schema/systemTables.ts';
import { tableOf } from '../schema/tables.ts';
import type { Host } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { lastSecond } from './token.ts';
import type { Session } from '../../platform/http/Session.ts';

const users = tableOf(user);

/** Ends one session with every token that was renewed in it. Doing it again changes nothing. */
export async function endSession(db: Database, session: Session): Promise<void> {
  const until = new Date(lastSecond(session) * 1000);
  await db.insert(endedSession).values({ id: session.sid, until }).onConflictDoNothing();
}

/**
 * Ends every session of an account, wherever it was begun, and the links that its owner asked for to choose a password.
 */
export async function endSessions(db: Database, id: number): Promise<void> {
  const version = users.session_version;
  await db
    .update(users)
    .set({ session_version: sql`${version} + 1` })
    .where(eq(users.id, id));
}

/** Forgets ended sessions whose last token has expired by itself. */
export async function forgetEndedSessions({ db, clock }: Pick<Host, 'db' | 'clock'>): Promise<void> {
  await db.delete(endedSession).where(lte(endedSession.until, clock()));
}
