import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { createSignal, useSignal } from '../../engine/onDemand/signal.ts';

/** Whether there is too little room for a navigation beside the page; it then comes as a drawer. */
export const useNarrow = (): boolean => useMediaQuery(theme => theme.breakpoints.down('lg'), { noSsr: true });

/**
 * Whether the navigation beside the page is in sight; kept. Who does not ask for it is not drawn anew when it changes.
 */
export const useNavbarOpen = (): [boolean, (open: boolean) => void] => useStore('navbar.open', true);

/** Address at which the drawer was opened; null while it is closed. */
const drawerAt = createSignal<string | null>(null);

/** Whether the navigation stands over the page. It closes as soon as another page opens. */
export function useDrawer(): [boolean, (open: boolean) => void] {
  const { pathname } = useLocation();
  const narrow = useNarrow();
  const at = useSignal(drawerAt);
  return [narrow && at === pathname, open => drawerAt.set(open ? pathname : null)];
}
