import { mount } from '#catalog/engine/wire.ts';
import type { QueryClient } from '@tanstack/react-query';

/** Key of the menu that the host keeps for the reader's role; the owner follows it. */
export const HOST_MENU = 'menu';

/** What a menu is made of; what is saved there may change that of the reader themselves. */
const sources = ['menu_item', 'role', 'role_menu'].map(name => `${mount(name)}/`);

/** Asks for the menu anew when the host has taken a change of what it is made of, by the path of the call. */
export const refreshMenuAfter =
  (queryClient: QueryClient) =>
  (path: string): void => {
    if (sources.some(source => path.startsWith(source))) void queryClient.invalidateQueries({ queryKey: [HOST_MENU] });
  };
