import { uniq } from 'es-toolkit';
import { useMemo } from 'react';
import { useCanAccess, useGetList } from 'react-admin';
import { openItem } from '#catalog/bills/settlement/openItem.ts';
import { isDay } from '#catalog/engine/days/instants.ts';
import { type OpenItem, openItemsFrom } from './OpenItem.ts';

/** What is due first counts most; nobody chooses among more than that. */
const first = { pagination: { page: 1, perPage: 500 }, sort: { field: 'due_date', order: 'ASC' as const } };

interface OpenItemsState {
  /** Absent while they are on the way, and where they cannot be had. */
  readonly items: readonly OpenItem[] | undefined;
  readonly total: number;
}

const nothing: readonly OpenItem[] = [];

/** What is open with parties until a day, what is due first before the rest. */
export function useOpenItems(parties: readonly number[], day?: unknown): OpenItemsState {
  const { canAccess } = useCanAccess({ resource: openItem.route, action: 'list' });
  const wanted = uniq(parties).toSorted((a, b) => a - b);
  const until = typeof day === 'string' && isDay(day) ? { log_date__lte: day } : {};
  const { data, total = 0 } = useGetList(
    openItem.route,
    { ...first, filter: { party__in: wanted, outstanding__gte: '0.01', ...until } },
    { enabled: canAccess === true && wanted.length > 0, staleTime: 10_000 },
  );
  const items = useMemo(() => data && openItemsFrom(data), [data]);
  return { items: wanted.length === 0 ? nothing : items, total };
}
