import { sql } from 'drizzle-orm';
import { countBy } from 'es-toolkit';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { accountById, callerOf } from '#server/engine/auth/account.ts';
import { queueMail } from '#server/engine/mail/outbox.ts';
import { toldInEveryLanguage } from '#server/engine/mail/writtenMail.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { Database } from '#server/platform/services/Database.ts';
import type { CommandContext } from '#server/engine/context/host.ts';

/** Addresses of those who work in a branch, may sign in and may confirm bookings; whoever asks knows already. */
async function readersIn(tx: Database, branch: number, except: number | null): Promise<string[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select "user".id from "user" join employee on employee.id = "user".id
    where employee.branch = ${branch} and "user".is_active and "user".email is not null
      and "user".id is distinct from ${except}::integer
      and ("user".password is not null or "user".role is not null or "user".is_admin)
    order by "user".id`);
  const found = await mapInOrder(rows, ({ id }) => accountById(tx, id));
  const confirm = commandOf('confirm_booking');
  return found.flatMap(one => (one && mayPerform(callerOf(one), confirm) ? [one.email] : []));
}

interface Told {
  readonly departure: string;
  readonly day: string;
  /** Branch of each booking that has ended. */
  readonly branches: readonly (number | null)[];
}

/** Tells each branch once how many of its bookings have ended with a departure; where they stand in no branch, nobody. */
export async function tellBranches(
  { tx, request, reason = '' }: Pick<CommandContext, 'tx' | 'request' | 'reason'>,
  { departure, day, branches }: Told,
): Promise<void> {
  const counts = countBy(
    branches.filter(one => one !== null),
    one => one,
  );
  await mapInOrder(Object.entries(counts), async ([branch, bookings]) => {
    const params = { departure, day, bookings: String(bookings), reason };
    for (const email of await readersIn(tx, Number(branch), request.caller.id))
      await queueMail(tx, request.host, toldInEveryLanguage(request.host, email, 'departure_cancelled', params));
  });
}
