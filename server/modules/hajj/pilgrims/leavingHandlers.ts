import { sql } from 'drizzle-orm';
import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { notBooked } from './pilgrimWatches.ts';

export const beReplacedHandler: CommandHandler<Commands['be_replaced_hajj_passenger_info']> = {
  async run({ tx, record, input: { departure, replaced_on: day } }) {
    // The file of whoever held a seat did not say its season yet: there they count among the replaced.
    const { rows } = await tx.execute<{ season: number | null }>(sql`
      select season from departure where id = ${departure}`);
    const event = { event: 'replaced', event_date: day, details: null } as const;
    return {
      set: { season: rows[0]?.season ?? record.season, journey_events: [...record.journey_events, event] },
      output: {},
    };
  },
};

export const transferOutHandler: CommandHandler<Commands['transfer_out_hajj_passenger_info']> = {
  guards: [notBooked],
  async run({ request, record, input: { to_agency: details, transferred_on: day } }) {
    if (day > dayIn(request.host.timeZone, request.host.clock())) refuse([violation('transferred_on', 'future_date')]);
    const event = { event: 'transferred_out', event_date: day, details } as const;
    return { set: { journey_events: [...record.journey_events, event] }, output: {} };
  },
};
