import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import { mount } from '#catalog/engine/wire.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';
import { session } from '../../authProvider/session.ts';
import { HOST_MENU } from './hostMenuQuery.ts';
import type { NavigationNode } from './NavigationNode.ts';
import { hasIcons, readMenu } from './readMenu.ts';
import { useMenuPictures } from './useMenuPictures.ts';

/**
 * The menu that the host keeps for the reader's role; empty while it is on its way and when it fails (specification,
 * section 8).
 */
export function useHostMenu(): readonly NavigationNode[] {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const owner = session.ownerId();
  const { data } = useQuery({
    queryKey: [HOST_MENU, owner],
    queryFn: ({ signal }) =>
      dataProvider.ask<unknown>(`${mount('menu_item')}/nested_menu_item_by_user_role/`, { signal }),
    enabled: session.state() === 'valid',
    retry: false,
    staleTime: Infinity,
  });
  const pictures = useMenuPictures(useMemo(() => hasIcons(data), [data]));
  return useMemo(() => readMenu(data, pictures), [data, pictures]);
}
