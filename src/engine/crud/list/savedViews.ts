import { useEffect, useRef } from 'react';
import { type RaRecord, type SortPayload, useGetList, useListContext, useNotify, useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { useEntity } from '../../entity/useEntity.ts';
import { useColumns } from '../../entity/columns.ts';
import { askableOfList, knownOf, lostIn } from './lostWishes.ts';

/** A way to look at a list that a user kept under a name. */
export interface SavedView extends RaRecord {
  readonly name: string;
  readonly query: {
    readonly filter: Readonly<Record<string, unknown>>;
    readonly sort: SortPayload;
    readonly columns: readonly string[];
    /** Shown when the list is opened without any wish. */
    readonly isDefault?: boolean;
  };
}

export const SAVED_VIEWS = 'saved_views';

/** The signed-in user's own views of the present list. */
export function useSavedViews() {
  const { route } = useEntity();
  return useGetList<SavedView>(
    SAVED_VIEWS,
    { filter: { resource: route }, pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } },
    { staleTime: 300_000, retry: false },
  );
}

/** Shows the list as a view says. */
export function useApplyView() {
  const { setFilters, setSort } = useListContext();
  const entity = useEntity();
  const [, keepColumns] = useColumns(entity);
  const notify = useNotify();
  return ({ query }: SavedView) => {
    const askable = askableOfList(entity);
    const lost = lostIn(askable, query);
    if (lost.length > 0) notify('crud.filters.lost', { type: 'warning', messageArgs: { names: lost.join(', ') } });
    const { filter, sort } = knownOf(askable, query);
    setFilters({ ...filter });
    if (sort) setSort(sort);
    keepColumns(query.columns);
  };
}

/** Applies the default view once, unless the address or an earlier visit already says what to show. */
export function useDefaultView(): void {
  const { route } = useEntity();
  const { search } = useLocation();
  const [earlier] = useStore<unknown>(`${route}.listParams`);
  const open = useRef(search === '' && earlier === undefined);
  const { data } = useSavedViews();
  const apply = useApplyView();
  useEffect(() => {
    if (!open.current || !data) return;
    open.current = false;
    const view = data.find(one => one.query.isDefault);
    if (view) apply(view);
  }, [data, apply]);
}
