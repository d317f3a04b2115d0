import { sql } from 'drizzle-orm';
import { pick } from 'es-toolkit';
import { commandOf, type Commands } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { execute } from '#server/engine/commands/execute.ts';
import { systemCaller } from '#server/engine/access/systemCaller.ts';
import { mapInOrder } from '#server/platform/db/mapInOrder.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { undecidedOn } from './endings.ts';
import { tellBranches } from './tellBranches.ts';

/** More than so many are left to whoever decides about the others: one transaction holds none of them for long. */
const AT_ONCE = 200;

type Beginning = CommandContext<Commands['begin_cancelling_departure']>;

/**
 * Ends whoever has nothing to lose: they have no seat and no money. Bookings of all branches, whatever the caller sees of
 * them, since it is the departure that goes.
 */
async function dropOthers({ tx, request, record, reason, override }: Beginning) {
  const caller = { ...systemCaller, ...pick(request.caller, ['id', 'email']) };
  const own = { host: request.host, caller, entity: entities.booking };
  const { rows } = await tx.execute<{ id: number; branch: number | null }>(sql`
    select id, branch from booking where departure = ${record.id} and status in ('draft', 'waiting') and paid_amount = 0
    order by id limit ${AT_ONCE} for no key update`);
  const command = commandOf('drop_with_departure_booking');
  const why = reason === undefined ? {} : { reason };
  await mapInOrder(rows, ({ id }) => execute(tx, own, { command, id, input: {}, ...why, override, locale: 'en' }));
  return rows;
}

export const beginCancellingHandler: CommandHandler<Commands['begin_cancelling_departure']> = {
  async run(context) {
    const { record } = context;
    const ended = await dropOthers(context);
    await tellBranches(context, {
      departure: record.code,
      day: record.departure_date,
      branches: ended.map(({ branch }) => branch),
    });
    const left = await undecidedOn(context.tx, record.id);
    return { to: left === 0 ? 'cancelled' : 'cancelling', output: { ended: ended.length } };
  },
};

export const stopCancellingHandler: CommandHandler<Commands['stop_cancelling_departure']> = {
  run: async () => ({ output: {} }),
};
