import { uniq } from 'es-toolkit';
import { useGetList, useGetMany, usePermissions } from 'react-admin';
import { allowed, guest, type Principal } from '#catalog/engine/access/access.ts';
import { entityNamed, entities } from '#catalog/registry/entities.ts';
import type { EntityName } from '#catalog/engine/names.ts';
import { MAX_SIZE } from '#catalog/engine/wire.ts';

const inPlace = { pagination: { page: 1, perPage: MAX_SIZE }, sort: { field: 'position', order: 'ASC' } } as const;

/**
 * The picture by which the shop shows the product of each stock item, else the first of its gallery, by the item's id;
 * none of what the reader may not see.
 */
export function useItemPictures(items: readonly number[]): ReadonlyMap<number, string> {
  const { permissions = guest } = usePermissions<Principal>();
  const mayList = (name: EntityName, ids: readonly number[]) =>
    ids.length > 0 && allowed(permissions, entityNamed(name), 'list');
  const { data: stock = [] } = useGetMany(
    entities.stock_item.route,
    { ids: uniq(items) },
    { enabled: mayList('stock_item', items) },
  );
  const known = stock.filter(Boolean);
  const ids = uniq(known.map(record => Number(record['product'])));
  const { data: products = [] } = useGetMany(entities.product.route, { ids }, { enabled: mayList('product', ids) });
  const { data: gallery = [] } = useGetList(
    entities.productimage.route,
    { ...inPlace, filter: { product__in: ids.join(',') } },
    { enabled: mayList('productimage', ids) },
  );
  return new Map(
    known.flatMap(record => {
      const shown: unknown =
        products.find(one => one?.id === record['product'])?.['thumbnail'] ??
        gallery.find(one => one['product'] === record['product'])?.['image'];
      return typeof shown === 'string' && shown !== '' ? [[Number(record.id), shown] as const] : [];
    }),
  );
}
