import { desc, eq } from 'drizzle-orm';
import { outbox } from '../../server/engine/schema/mailTables.ts';
import type { Office } from './office.ts';

/** Mail of the outbox to an address, newest first. */
export const mailTo = ({ host }: Office, email: string) =>
  host.db.select().from(outbox).where(eq(outbox.to, email)).orderBy(desc(outbox.id));
