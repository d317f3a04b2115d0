import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { useEntity } from '../../entity/useEntity.ts';
import { useColumns } from '../../entity/columns.ts';
import { SAVED_VIEWS, type SavedView, useSavedViews } from './savedViews.ts';

const plain = (name: string): string => name.trim().toLocaleLowerCase();

/** What changes the views; every change shows at once, and a refused one says so. */
export function useViewChanges() {
  const { route } = useEntity();
  const { data = [], refetch } = useSavedViews();
  const { filterValues, sort } = useListContext();
  const [columns] = useColumns(useEntity());
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const change = async (work: () => Promise<unknown>): Promise<boolean> => {
    const done = await work().then(
      () => true,
      () => {
        notify('crud.views.failed', { type: 'error' });
        return false;
      },
    );
    await refetch();
    return done;
  };
  const update = (view: SavedView, values: Partial<SavedView>) =>
    dataProvider.update(SAVED_VIEWS, { id: view.id, data: { ...view, ...values }, previousData: view });
  const setDefault = (view: SavedView, isDefault: boolean) => update(view, { query: { ...view.query, isDefault } });
  /** The view that has this name already, however it is written. */
  const named = (name: string): SavedView | undefined => data.find(view => plain(view.name) === plain(name));
  return {
    named,
    /** Keeps the list as it is shown now, in the place of the view that has this name. */
    save: (name: string) =>
      change(() => {
        const known = named(name);
        const query = { filter: filterValues, sort, columns };
        return known
          ? update(known, { query: { ...query, isDefault: known.query.isDefault ?? false } })
          : dataProvider.create(SAVED_VIEWS, { data: { resource: route, name: name.trim(), query } });
      }),
    rename: (view: SavedView, name: string) => change(() => update(view, { name: name.trim() })),
    remove: (view: SavedView) => change(() => dataProvider.delete(SAVED_VIEWS, { id: view.id, previousData: view })),
    toggleDefault: (view: SavedView) =>
      change(async () => {
        for (const other of data) if (other.query.isDefault && other.id !== view.id) await setDefault(other, false);
        await setDefault(view, !view.query.isDefault);
      }),
  };
}
