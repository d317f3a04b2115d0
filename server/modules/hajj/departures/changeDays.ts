import { pick, uniq, uniqBy } from 'es-toolkit';
import type { Commands } from '#catalog/registry/commands.ts';
import { movedFlights } from '#catalog/hajj/departures/movedFlights.ts';
import { brokenRules } from '#catalog/engine/rules.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { CommandHandler } from '#server/engine/context/host.ts';
import { refuse } from '#server/platform/problem.ts';
import { calledTo } from './calledTo.ts';
import { redOnDays, toldRed } from './redOnDays.ts';
import { barsOfChange } from './staysBookable.ts';
import { outsideSeason } from './withinSeason.ts';

const named = ['departure_date', 'return_date'] as const;

/** The files follow once the days are written, by an effect of departures. */
export const changeDaysHandler: CommandHandler<Commands['change_days_departure']> = {
  async run({ tx, request, record, input }) {
    const [before, after] = [pick(record, named), pick(input, named)];
    if (named.every(name => before[name] === after[name])) refuse([violation('departure_date', 'same_days')]);
    const changes = { ...after, flights: movedFlights(record.flights ?? [], before, after) };
    const merged = { ...record, ...changes };
    const unsound = [...brokenRules(request.entity, merged), ...(await outsideSeason(tx, merged))];
    refuse(uniqBy(unsound, one => one.field));
    // Files and their numbers stay as they are from here on.
    refuse(await barsOfChange(tx, request, { before: { ...record }, after: merged }));
    const red = await redOnDays(tx, { departure: record.id, before, after });
    const pilgrims = uniq(red.flatMap(one => one.pilgrims));
    const asked = { departure: record.id, pilgrims };
    if (pilgrims.length > 0 && !input.accept)
      refuse([
        violation('accept', 'becomes_red', { count: pilgrims.length }),
        ...(await toldRed(tx, request, { departure: record.id, red })),
      ]);
    return {
      set: changes,
      output: { now_red: pilgrims.length, red_pilgrims: (await calledTo(tx, request, asked)).people || null },
    };
  },
};
