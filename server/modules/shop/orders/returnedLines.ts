import { sql } from 'drizzle-orm';
import { type Minor, toMinor } from '#catalog/engine/money/money.ts';
import { type Returned, returnedOf } from '#catalog/shop/orders/returnLaw.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Database } from '#server/platform/services/Database.ts';
import { refuse } from '#server/platform/problem.ts';

interface Item {
  readonly id: number;
  readonly stock_item: number;
  readonly shipment: number;
  readonly shipment_line: number;
  readonly order_line: number;
  readonly quantity: number;
}

interface Finding {
  readonly restocked: number;
  readonly scrapped: number;
  readonly sent_back: number;
}

/** A line of a return as it was inspected, and what that comes to. */
export interface ReturnedLine extends Finding, Returned, Item {
  /** Price of one in the order. */
  readonly rate: Minor;
  readonly tax_code: number | null;
}

interface InspectedLine {
  readonly line: number;
  readonly restocked: number | null;
  readonly scrapped: number | null;
  readonly sent_back: number | null;
}

/** What was found of each line: all of it goes back into the stock where nothing is said. 400 for other numbers. */
function findingsOf(items: readonly Item[], told: readonly InspectedLine[]): ReadonlyMap<number, Finding> {
  if (told.length === 0)
    return new Map(items.map(({ id, quantity }) => [id, { restocked: quantity, scrapped: 0, sent_back: 0 }]));
  const found = new Map(
    told.map(({ line, restocked, scrapped, sent_back }) => [
      line,
      { restocked: restocked ?? 0, scrapped: scrapped ?? 0, sent_back: sent_back ?? 0 },
    ]),
  );
  const isWhole = ({ id, quantity }: Item) => {
    const { restocked = 0, scrapped = 0, sent_back = 0 } = found.get(id) ?? {};
    return restocked + scrapped + sent_back === quantity;
  };
  const wrong = items.filter(item => !isWhole(item));
  refuse(
    wrong.map(({ id, quantity }) => {
      const at = told.findIndex(({ line }) => line === id);
      return violation(at < 0 ? 'findings' : `findings.${at}.restocked`, 'other_pieces', { quantity });
    }),
  );
  return found;
}

interface Shipped extends Record<string, unknown> {
  readonly id: number;
  readonly quantity: number;
  readonly returned: number;
  readonly net: string;
  readonly tax: string;
  readonly cost: string;
  readonly rate: string;
  readonly tax_code: number | null;
}

/** Lines of a return with what they come to, by the lines of the shipments that they come from. */
export async function returnedLines(
  tx: Database,
  items: readonly Item[],
  told: readonly InspectedLine[],
): Promise<ReturnedLine[]> {
  const findings = findingsOf(items, told);
  const ids = items.map(({ shipment_line: id }) => id);
  const { rows } = await tx.execute<Shipped>(sql`
    select line.id, line.quantity, line.returned, line.net_amount::text as net, line.tax_amount::text as tax,
      (select coalesce(-sum(stock_value), 0)::text from stock_movement
        where source_type = 'shipment' and movement = 'shipped' and source_line = line.id) as cost,
      ordered.tax as tax_code, ordered.rate::text as rate
    from shipment_items as line join order_items as ordered on ordered.id = line.order_line
    where line.id = any(${sql.param(ids)}::integer[])`);
  return items.map((item): ReturnedLine => {
    const shipped = rows.find(({ id }) => id === item.shipment_line);
    const finding = findings.get(item.id);
    if (!shipped || !finding) throw new Error(`line ${item.id} of a return was never shipped`);
    const amount = (text: string): Minor => toMinor(text);
    const line = { ...shipped, net: amount(shipped.net), tax: amount(shipped.tax), cost: amount(shipped.cost) };
    return {
      ...item,
      ...finding,
      ...returnedOf(line, finding),
      rate: amount(shipped.rate),
      tax_code: shipped.tax_code,
    };
  });
}
