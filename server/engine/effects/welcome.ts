import { eq } from 'drizzle-orm';
import { registration } from '../schema/systemTables.ts';
import { queueMail } from '../mail/outbox.ts';
import { writtenMail } from '../mail/writtenMail.ts';
import type { Effect } from '../context/host.ts';

/** Tells an applicant that an administrator has let them in: once, however often the account is suspended later. */
export const welcome: Effect = {
  async afterChange(tx, { host }, { after }) {
    if (after?.['is_active'] !== true) return;
    const [waited] = await tx
      .delete(registration)
      .where(eq(registration.user, Number(after['id'])))
      .returning();
    if (!waited) return;
    const reader = { email: String(after['email']), locale: waited.locale };
    await queueMail(
      tx,
      host,
      writtenMail(host, reader, 'registration_approved', { name: String(after['first_name']) }),
    );
  },
};
