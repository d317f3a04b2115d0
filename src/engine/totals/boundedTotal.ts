import { useGetList, useListContext } from 'react-admin';
import { isObject } from '../../dataProvider/isObject.ts';

/** Whether a list tells a total alone that there are more than. */
export const isBoundedTotal = (meta: unknown): boolean => isObject(meta) && meta['isBounded'] === true;

/** How many records a list really has: undefined until they are counted, where the list alone was content with less. */
export function useExactTotal(): number | undefined {
  const { resource, filterValues: filter, sort, total, meta } = useListContext();
  const isBounded = isBoundedTotal(meta);
  const asked = { filter, sort, pagination: { page: 1, perPage: 1 }, meta: { isExact: true } };
  const { total: counted } = useGetList(resource, asked, { enabled: isBounded });
  return isBounded ? counted : total;
}
