import { sql } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { entities } from '#catalog/registry/entities.ts';
import { type EventSource, MOST } from '#server/engine/quickPanel/EventSource.ts';
import { recordLink } from '#server/engine/quickPanel/links.ts';
import { alarms, ofSeasons } from './alarms.ts';
import { keepsDeadlines, owners, seesDeadlines } from './answerable.ts';

interface Due extends Record<string, unknown> {
  readonly season: number;
  readonly name: string;
  readonly day: string;
  readonly responsible: number | null;
  readonly titles: readonly string[];
}

/** Deadlines of seasons that alarm: one's own, and for who keeps seasons those for which nobody else answers. */
export const dueDeadlines: EventSource = {
  sees: seesDeadlines,
  async events({ host, caller, today }) {
    const ofOthers = keepsDeadlines(caller) ? sql`true` : sql`line.responsible = ${caller.id}`;
    const { rows } = await host.db.execute<Due>(sql`
      select season.id as season, season.name, due_date::text as day, responsible,
        array_agg(title order by position) as titles
      from ${ofSeasons} where ${alarms(today)} and ${ofOthers}
      group by season.id, due_date, responsible order by due_date, season.id, responsible nulls last`);
    const others = rows.map(({ responsible }) => responsible).filter(id => id !== caller.id);
    const answered = await owners(host.db, others);
    const own = rows.filter(({ responsible: id }) => id === null || id === caller.id || !answered.has(id));
    const groups = Object.values(groupBy(own, ({ season, day }) => `${season} ${day}`));
    return groups.slice(0, MOST).flatMap(group => {
      const [first] = group;
      if (!first) return [];
      const titles = group.flatMap(one => one.titles);
      return {
        kind: first.day < today ? 'deadline_over' : 'deadline',
        date: first.day,
        inBothCalendars: true,
        count: titles.length,
        title: [titles.join(', '), first.name].join(' · '),
        link: `${recordLink(entities.season, first.season)}#deadlines`,
      };
    });
  },
};
