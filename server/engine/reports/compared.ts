import { type SQL, sql } from 'drizzle-orm';
import { comparedWith, earlierAsked } from '#catalog/engine/comparison.ts';
import { type Column, type Report, toldBy } from '#catalog/engine/defineReport.ts';
import type { ReportSource } from './ReportSource.ts';

/**
 * Sets the rows of a report beside those of earlier days, joined by what puts them in order. A figure that stands in one
 * of the two alone is nothing in the other.
 */
export function compared(report: Report, source: ReportSource): ReportSource {
  const [order] = source.order;
  const key = sql.identifier(order ?? '');
  const figure = (name: string): boolean =>
    Object.entries<Column>(report.columns).some(([one, { field }]) => one === name && field.kind === 'money');
  const of = (side: 'now' | 'earlier', name: string): SQL =>
    sql`coalesce(${sql.identifier(side)}.${sql.identifier(name)}, 0.00)`;
  const told = (name: string): SQL[] => {
    const column = sql.identifier(name);
    if (!figure(name)) return [sql`coalesce(now.${column}, earlier.${column}) as ${column}`];
    const [now, then] = [of('now', name), of('earlier', name)];
    const more = [
      sql`${then} as ${sql.identifier(`${name}_before`)}`,
      sql`${now} - ${then} as ${sql.identifier(`${name}_change`)}`,
    ];
    return [sql`${now} as ${column}`, ...(report.compares?.includes(name) ? more : [])];
  };
  return {
    ...source,
    rows(asked) {
      const params = Object.fromEntries(asked.params);
      const earlier = comparedWith(report, params) && earlierAsked(report, params, asked.today);
      if (!earlier) return source.rows(asked);
      const columns = [...toldBy(report), order ?? ''].flatMap(told);
      return sql`
        select ${sql.join(columns, sql`, `)}
        from (${source.rows(asked)}) as now full join (${source.rows(asked.as(earlier))}) as earlier
          on now.${key} = earlier.${key}`;
    },
  };
}
