import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { menuItem } from '#catalog/access/menuItem.ts';
import { mount } from '#catalog/engine/wire.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import type { MenuNode } from './menuTree.ts';

interface Nested {
  readonly menu_items: readonly MenuNode[];
}

const path = `${mount(menuItem.name)}/nested_menu_item_without_pagination/all/`;

/** Every entry that the agency has made, nested, in order. */
export function useWholeMenu() {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  return useQuery({
    queryKey: [menuItem.route, 'nested'],
    queryFn: async ({ signal }) => (await dataProvider.ask<Nested>(path, { signal })).menu_items,
  });
}
