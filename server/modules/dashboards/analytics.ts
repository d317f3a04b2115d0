import { sql } from 'drizzle-orm';
import {
  analyticsParts,
  analyticsSeries,
  before,
  type PartName,
  type SeriesName,
  stepsOf,
} from '#catalog/dashboards/analytics.ts';
import type { Behind, ReportBehind } from '#catalog/dashboards/Behind.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import { fromMinor, sum, toMinor } from '#catalog/engine/money/money.ts';
import type { Period } from '#catalog/engine/days/periods.ts';
import { columnOf, tableOf } from '../../engine/schema/tables.ts';
import { eachOf } from './eachOf.ts';
import { type Reading, rowsBehind, sees, titlesIn, whereOf } from './Reading.ts';

/** Sums of a report by its day, those of each step of a period together. */
async function stepSums(reading: Reading, name: SeriesName, period: Period): Promise<string[]> {
  const { behind, day, sum: column } = analyticsSeries[name];
  const source = rowsBehind(reading, behind(period));
  const rows = await reading.gathering.ask(sql`
    select ${sql.identifier(day)}::text as day, sum(${sql.identifier(column)})::numeric(30, 2)::text as amount
    from ${source} group by 1`);
  const { first } = stepsOf(period);
  return first.map((start, at) => {
    const next = first[at + 1];
    const within = rows.filter(row => String(row['day']) >= start && (next === undefined || String(row['day']) < next));
    return fromMinor(sum(within.map(row => toMinor(String(row['amount'])))));
  });
}

const total = (amounts: readonly string[]): string => fromMinor(sum(amounts.map(toMinor)));

/** One series over a period, step by step beside that of the days before it. */
async function seriesOf(reading: Reading, name: SeriesName, period: Period) {
  const [now, then] = await Promise.all([stepSums(reading, name, period), stepSums(reading, name, before(period))]);
  const steps = stepsOf(period).first.map((day, at) => ({ day, now: now[at] ?? '0.00', before: then[at] ?? '0.00' }));
  return { now: total(now), before: total(then), steps };
}

/** By what each part is told apart, and the statement that sums it. */
const parts = {
  categories: { entity: 'category', sums: sql`sum(net_amount)` },
  branches: { entity: 'branch', sums: sql`sum(due_amount)` },
  packages: { entity: 'tour_package', sums: sql`count(*)` },
} as const satisfies Readonly<Record<PartName, { readonly entity: EntityName; readonly sums: ReturnType<typeof sql> }>>;

function sourceOf(reading: Reading, behind: Behind) {
  if ('report' in behind) return rowsBehind(reading, behind satisfies ReportBehind);
  const table = tableOf(entities[behind.list]);
  const where = whereOf(reading, behind) ?? sql`true`;
  return sql`(select ${columnOf(table, 'tour_package')} from ${table} where ${where}) as told`;
}

/** A part of a period by what it is told apart by, the most first, beside the days before. */
async function partOf(reading: Reading, name: PartName, period: Period) {
  const { entity, sums } = parts[name];
  const by = sql.identifier(entity);
  const sumsIn = async (days: Period) => {
    const source = sourceOf(reading, analyticsParts[name](days));
    const rows = await reading.gathering.ask(sql`
      select ${by} as id, ${sums}::text as amount from ${source} where ${by} is not null group by 1`);
    return new Map(rows.map(row => [Number(row['id']), String(row['amount'])]));
  };
  const [now, then] = await Promise.all([sumsIn(period), sumsIn(before(period))]);
  const ids = [...new Set([...now.keys(), ...then.keys()])];
  const titles = await titlesIn(reading, entity, ids);
  return ids
    .map(id => ({ id, name: titles.get(id) ?? null, now: now.get(id) ?? '0', before: then.get(id) ?? '0' }))
    .toSorted((a, b) => Number(b.now) - Number(a.now) || a.id - b.id);
}

/** A period as its reader may see it, beside the days before it. */
export async function readAnalytics(reading: Reading, period: Period) {
  const seriesNames = (Object.keys(analyticsSeries) as SeriesName[]).filter(name =>
    sees(reading.caller, analyticsSeries[name].behind(period)),
  );
  const partNames = (Object.keys(analyticsParts) as PartName[]).filter(name =>
    sees(reading.caller, analyticsParts[name](period)),
  );
  const [series, told] = await Promise.all([
    eachOf(seriesNames, name => seriesOf(reading, name, period)),
    eachOf(partNames, name => partOf(reading, name, period)),
  ]);
  return { ...reading.moment, ...period, before: before(period), by: stepsOf(period).by, series, parts: told };
}
