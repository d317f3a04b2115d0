import { sql } from 'drizzle-orm';
import { dayAfter, dayIn } from '#catalog/engine/days/days.ts';
import type { Host } from '#server/engine/context/host.ts';
import { queueMail } from '#server/engine/mail/outbox.ts';
import { toldInEveryLanguage } from '#server/engine/mail/writtenMail.ts';
import { transact } from '#server/platform/db/transact.ts';

/** Days before the end of the silence on which the requester is told of it. */
const AHEAD = 2;

interface Silent extends Record<string, unknown> {
  readonly id: number;
  readonly email: string | null;
  readonly number: string;
  readonly subject: string;
}

/** Tells requesters once that a question to them will count as settled; whoever has no address is waited for all the same. */
export async function warnOfSilence(host: Host, silence: number): Promise<void> {
  const now = host.clock();
  const last = dayAfter(dayIn(host.timeZone, now), AHEAD - silence);
  await transact(host.db, async tx => {
    const { rows } = await tx.execute<Silent>(sql`
      select id, coalesce(email, (select email from "user" where id = ticket."user")) as email,
        ticket_no as number, subject
      from ticket
      where status = 'pending_customer' and warned_at is null
        and (last_message_at at time zone ${host.timeZone})::date <= ${last}
      order by id for update`);
    const told = sql.param(rows.map(({ id }) => id));
    // No version: it is the host's own mark, and nobody who has the ticket open saves less for it.
    await tx.execute(sql`update ticket set warned_at = ${now.toISOString()} where id = any(${told}::integer[])`);
    for (const { email, number, subject } of rows)
      if (email) await queueMail(tx, host, toldInEveryLanguage(host, email, 'ticket_silence', { number, subject }));
  });
}
