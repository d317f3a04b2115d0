import type { Database } from '../../platform/services/Database.ts';
import { withinHour } from '../limits/withinHour.ts';
import type { RequestContext } from '../context/host.ts';
import { mailboxOf } from '../../platform/mail/mailboxOf.ts';
import type { Mail } from '../../platform/mail/mailer.ts';
import { queueMail } from './outbox.ts';

/**
 * Sends what a user has written, or sends where they chose, as many as an hour allows: by them, and to that address by
 * anybody. What the host itself owes somebody, such as a link for a new password, has bounds of its own.
 */
export async function mailOfUser(
  tx: Database,
  { host, caller }: Pick<RequestContext, 'host' | 'caller'>,
  mail: Mail,
): Promise<void> {
  if (caller.id !== null)
    await withinHour(tx, host, [
      { kind: 'mail', whose: caller.id },
      { kind: 'mail_to', whose: mailboxOf(mail.to) },
    ]);
  await queueMail(tx, host, mail);
}
