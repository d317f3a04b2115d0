import { eq } from 'drizzle-orm';
import type { Entity } from '../../catalog/defineEntity.ts';
import { entities } from '../../catalog/entities.ts';
import type { Wire } from '../crud/record.ts';
import { registration } from '../db/systemTables.ts';
import type { Database, Host } from '../host.ts';
import { queueMail } from '../mail/outbox.ts';
import { writtenMail } from '../mail/writtenMail.ts';

type Effect = (tx: Database, host: Host, after: Wire) => Promise<void>;

/** Tells an applicant that an administrator has let her in: once, however often the account is suspended later. */
const welcome: Effect = async (tx, host, after) => {
  if (after['is_active'] !== true) return;
  const [waited] = await tx.delete(registration).where(eq(registration.user, Number(after['id']))).returning();
  if (!waited) return;
  const reader = { email: String(after['email']), locale: waited.locale };
  await queueMail(tx, host, writtenMail(host, reader, 'registration_approved', { name: String(after['first_name']) }));
};

const effects = new Map<Entity, Effect>([
  [entities.user, welcome],
  [entities.employee, welcome],
]);

/** What else happens, in the same transaction, when a record has changed. */
export const afterUpdate = async (tx: Database, { host, entity }: { host: Host; entity: Entity }, after: Wire): Promise<void> =>
  effects.get(entity)?.(tx, host, after);
