import { sql } from 'drizzle-orm';
import { commandOf } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { SystemReason } from '#catalog/engine/systemReasons.ts';
import { systemCaller } from '#server/engine/access/systemCaller.ts';
import { execute } from '#server/engine/commands/execute.ts';
import { inTransaction } from '#server/engine/crud/write.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import { failureForLog } from '#server/platform/forLog.ts';
import type { Host } from '#server/engine/context/host.ts';
import { repeatedly } from '#server/platform/repeatedly.ts';

/** How often the clock is looked at, in milliseconds. */
const LOOK = 5 * 60 * 1000;

/**
 * Enters post-dated cheques into the books whose date has come, each by itself: one that cannot be entered is logged and
 * keeps no other. Safe to run in several processes at once.
 */
export async function matureCheques(host: Host): Promise<void> {
  const entity = entities.cheque;
  const command = commandOf('mature_cheque');
  const { rows } = await host.db.execute<{ id: number }>(sql`
    select id from cheque
    where status = 'post_dated' and cheque_date <= ${dayIn(host.timeZone, host.clock())} order by cheque_date, id`);
  const reason: SystemReason = 'cheque_due';
  await mapInOrder(rows, async ({ id }) => {
    const request = { host, entity, caller: systemCaller };
    const enter = inTransaction(request, tx => execute(tx, request, { command, id, input: {}, reason, locale: 'en' }));
    await enter.catch((error: unknown) =>
      host.log({ level: 'error', event: 'cheque not entered', record: id, ...failureForLog(error) }),
    );
  });
}

/** Does so from now on, each day as soon as it begins; gives what ends it after the round under way. */
export const keepMaturing = (host: Host): (() => Promise<void>) =>
  repeatedly(() => matureCheques(host), { every: LOOK, log: host.log, failed: 'cheques not looked at' });
