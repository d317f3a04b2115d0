import { sql } from 'drizzle-orm';
import {
  ordersOf,
  soldIn,
  type Span,
  spans,
  summedOf,
  type Totalled,
  totalled,
} from '#catalog/dashboards/projectFigures.ts';
import type { ToldRow } from '../../engine/records/Gathering.ts';
import { type Figured, type Reading, rowsBehind, titlesIn } from './Reading.ts';

/** Rows of a table that is no list of its own. */
const FEW = 5;

const spanNames = Object.keys(spans) as Span[];

type Totals = Readonly<Record<Span, Figured>> & { readonly status: Totalled };

/** What orders of the last days come to, less what of them was cancelled, by how far they are paid; and what is not. */
export async function orderTotals(reading: Reading): Promise<Totals[]> {
  const { today } = reading.moment;
  const periods = spanNames.map(name => [name, spans[name](reading.moment)] as const);
  const from = periods.map(([, one]) => one.from).reduce((a, b) => (a < b ? a : b));
  const sumsOf = (status: Totalled) =>
    periods.flatMap(([name, period]) => {
      const within = sql`filter (where order_date >= ${period.from}::date)`;
      return [
        sql`coalesce(sum(${sql.identifier(summedOf[status])}) ${within}, 0)::numeric(30, 2) as ${sql.identifier(name)}`,
        sql`coalesce(sum(orders) ${within}, 0)::integer as ${sql.identifier(`${name} rows`)}`,
      ];
    });
  return Promise.all(
    (Object.keys(totalled) as Totalled[]).map(async (status): Promise<Totals> => {
      const source = rowsBehind(reading, ordersOf(status, { from, to: today }));
      const [row = {}] = await reading.gathering.ask(sql`select ${sql.join(sumsOf(status), sql`, `)} from ${source}`);
      const told = (name: Span): Figured => ({ value: String(row[name]), rows: Number(row[`${name} rows`]) });
      return {
        status,
        today: told('today'),
        this_week: told('this_week'),
        this_month: told('this_month'),
        this_year: told('this_year'),
      };
    }),
  );
}

/** What was sold of each item, or of each category, with its name as far as the reader may know of it. */
async function named(reading: Reading, entity: 'stock_item' | 'category', found: readonly ToldRow[]) {
  const rows = found.map(row => ({
    [entity]: Number(row[entity]),
    quantity: Number(row['quantity']),
    net_amount: String(row['net_amount']),
  }));
  const titles = await titlesIn(
    reading,
    entity,
    rows.map(row => row[entity]),
  );
  return rows.map(row => ({ ...row, name: titles.get(row[entity]) ?? null }));
}

/** Items of which the most was sold this year, by their price or by their pieces. */
export async function bestSellers(reading: Reading, by: 'net_amount' | 'quantity') {
  const source = rowsBehind(reading, soldIn(spans.this_year(reading.moment)));
  const rows = await reading.gathering.ask(sql`
    select stock_item, sum(quantity)::integer as quantity, sum(net_amount)::numeric(30, 2) as net_amount
    from ${source} group by stock_item order by ${sql.identifier(by)} desc, stock_item limit ${FEW}`);
  return named(reading, 'stock_item', rows);
}

/** Pieces that were sold this year by the category of their product, the most first. */
export async function soldByCategory(reading: Reading) {
  const source = rowsBehind(reading, soldIn(spans.this_year(reading.moment)));
  const rows = await reading.gathering.ask(sql`
    select category, sum(quantity)::integer as quantity, sum(net_amount)::numeric(30, 2) as net_amount
    from ${source} where category is not null group by category order by quantity desc, category`);
  return named(reading, 'category', rows);
}
