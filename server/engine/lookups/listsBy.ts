import { eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { type Entity, fieldOf } from '#catalog/engine/defineEntity.ts';
import { entities, entityNamed } from '#catalog/registry/entities.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { columnOf, tableOf } from '../schema/tables.ts';
import { Problem } from '../../platform/problem.ts';

/** A list of the records that hold one value in a field; without a value in its path, of those that hold none. */
export interface ListBy {
  readonly entity: Entity;
  /** Below the entity's mount; ends in `/:value` unless the records without one are asked for. */
  readonly path: string;
  readonly field: string;
  /** Field of the record that `field` points to, which holds the value instead. */
  readonly through?: string;
  readonly collection: string;
}

const { category, inventory, paymentmethod, productcolor, productimage, thana } = entities;

/** Look-ups that the contract gives paths of their own. */
export const listsBy: readonly ListBy[] = [
  { entity: thana, path: '/all_thana_by_city_id/:value', field: 'city', collection: 'thanas' },
  {
    entity: category,
    path: '/get_all_parent_category_without_pagination',
    field: 'parent',
    collection: 'parent_categories',
  },
  {
    entity: category,
    path: '/get_all_sub_category_by_category_id_without_pagination/:value',
    field: 'parent',
    collection: 'sub_categories',
  },
  {
    entity: category,
    path: '/get_all_sub_sub_category_by_category_id_without_pagination/:value',
    field: 'parent',
    collection: 'sub_sub_categories',
  },
  {
    entity: productimage,
    path: '/all_productimage_by_product_id/:value',
    field: 'product',
    collection: 'product_images',
  },
  { entity: productcolor, path: '/get_all_by_product_id/:value', field: 'product', collection: 'product_colors' },
  {
    entity: inventory,
    path: '/check_by_product_id/:value',
    field: 'stock_item',
    through: 'product',
    collection: 'inventories',
  },
  { entity: paymentmethod, path: '/payment_method_by_type/:value', field: 'type', collection: 'payment_method' },
];

/** What a list asks of its records; 404 for a value that the field cannot hold. */
export function conditionOf({ entity, path, field, through }: ListBy, raw: string | undefined): SQL {
  const column = columnOf(tableOf(entity), field);
  if (!path.endsWith('/:value')) return isNull(column);
  const { target = '' } = fieldOf(entity, field);
  const [holder, name] = through === undefined ? [entity, field] : [entityNamed(target), through];
  const parsed = parseValue({ ...fieldOf(holder, name), required: true }, raw);
  if ('code' in parsed) throw new Problem(404, 'not_found');
  if (through === undefined) return eq(column, parsed.value);
  const table = tableOf(holder);
  const holding = new QueryBuilder()
    .select({ id: columnOf(table, 'id') })
    .from(table)
    .where(eq(columnOf(table, name), parsed.value));
  return inArray(column, holding);
}
