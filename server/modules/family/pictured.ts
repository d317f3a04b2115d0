import { inArray } from 'drizzle-orm';
import { groupBy } from 'es-toolkit';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { inPlace } from '../../engine/arrange/inPlace.ts';
import type { Wire } from '../../engine/context/values.ts';
import { columnOf, tableOf } from '../../engine/schema/tables.ts';
import type { RequestContext } from '../../engine/context/host.ts';

const { productimage, stock_item } = entities;

/** Lines with the pictures of the products of their items; as they are for whoever may see no pictures. */
export async function pictured({ host, caller }: RequestContext, lines: readonly Wire[]): Promise<readonly Wire[]> {
  if (![productimage, stock_item].every(entity => allowed(caller, entity, 'list'))) return lines;
  const table = tableOf(stock_item);
  const id = columnOf(table, 'id');
  const ids = lines.map(line => Number(line['stock_item']));
  const items = await host.db
    .select({ id, product: columnOf(table, 'product') })
    .from(table)
    .where(inArray(id, ids));
  const products = new Map(items.map(item => [item.id, Number(item.product)]));
  const of = inArray(columnOf(tableOf(productimage), 'product'), [...new Set(products.values())]);
  const pictures = groupBy(await inPlace(host, { caller, entity: productimage }, of), one => Number(one['product']));
  return lines.map(line => ({
    ...line,
    product_images: pictures[products.get(line['stock_item']) ?? 0] ?? [],
  }));
}
