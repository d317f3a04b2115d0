import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandContext, CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';

/** Somebody's name as it is now: what they have said stays theirs, whatever becomes of their account. */
async function nameOf({ tx, request }: Pick<CommandContext, 'tx' | 'request'>): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select concat_ws(' ', first_name, last_name) as name from "user" where id = ${request.caller.id}`);
  return rows[0]?.name || request.caller.email;
}

export const settleHandler: CommandHandler<Commands['settle_departure_departure']> = {
  async run(context) {
    const { host } = context.request;
    if (!context.input.bills_in) refuse([violation('bills_in', 'bills_not_in')]);
    const bills_in_on = dayIn(host.timeZone, host.clock());
    return { set: { bills_in_by: await nameOf(context), bills_in_on }, output: {} };
  },
};
