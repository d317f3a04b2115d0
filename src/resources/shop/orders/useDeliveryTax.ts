import { useCanAccess, useGetList } from 'react-admin';
import { bookSetting } from '#catalog/ledger/bookSetting.ts';

const one = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' as const } };

/**
 * The tax that a new order has for its delivery charge; null where there is none, or it may not be read: the host sets it
 * all the same. Undefined until it is known.
 */
export function useDeliveryTax(): unknown {
  const { canAccess, isPending: isAsked } = useCanAccess({ resource: bookSetting.route, action: 'list' });
  const { data, error } = useGetList(bookSetting.route, one, { enabled: canAccess === true, staleTime: 60_000 });
  if (isAsked || (canAccess && !data && !error)) return undefined;
  return data?.[0]?.['delivery_tax'] ?? null;
}
