import type { Commands } from '#catalog/registry/commands.ts';
import { dayIn } from '#catalog/engine/days/days.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';

export const recordEventHandler: CommandHandler<Commands['record_event_hajj_passenger_info']> = {
  run: async ({ record, input }) => ({ set: { journey_events: [...record.journey_events, input] }, output: {} }),
};

export const comeHomeHandler: CommandHandler<Commands['come_home_hajj_passenger_info']> = {
  async run({ request, record, input: { returned_on: day, details } }) {
    refuse([
      ...(day > dayIn(request.host.timeZone, request.host.clock()) ? [violation('returned_on', 'future_date')] : []),
      ...(day < (record.departure_date ?? day) ? [violation('returned_on', 'before_departure')] : []),
    ]);
    const event = { event: 'came_home', event_date: day, details } as const;
    return { set: { journey_events: [...record.journey_events, event] }, output: {} };
  },
};
