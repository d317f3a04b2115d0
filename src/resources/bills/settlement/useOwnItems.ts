import { useGetList, useRecordContext } from 'react-admin';
import { openItem } from '#catalog/bills/settlement/openItem.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { type OpenItem, openItemsFrom } from './OpenItem.ts';

const few = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' as const } };

/** What the document of the page has left open or settled; undefined until it is known. */
export function useOwnItems(): readonly OpenItem[] | undefined {
  const { name } = useEntity();
  const record = useRecordContext();
  const isEntered = record !== undefined && record['status'] !== 'draft';
  const { data } = useGetList(
    openItem.route,
    { ...few, filter: { log_type: name, source_id: record?.id } },
    { enabled: isEntered, staleTime: 10_000 },
  );
  return data && openItemsFrom(data);
}
