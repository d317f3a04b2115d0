import useMediaQuery from '@mui/material/useMediaQuery';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router';

interface NavbarState {
  /** Too narrow for a navigation beside the page; it comes as a drawer. */
  readonly narrow: boolean;
  readonly open: boolean;
  readonly drawer: boolean;
  setOpen(open: boolean): void;
  setDrawer(open: boolean): void;
}

const closed: NavbarState = { narrow: false, open: true, drawer: false, setOpen: () => undefined, setDrawer: () => undefined };

const Context = createContext<NavbarState>(closed);

/** Whether the navigation is in sight, for whoever shows or hides it. */
export const useNavbar = (): NavbarState => useContext(Context);

/** Keeps whether the navigation is open; the drawer closes as soon as another page opens. */
export const NavbarProvider = ({ children }: { readonly children: ReactNode }) => {
  const narrow = useMediaQuery(theme => theme.breakpoints.down('lg'), { noSsr: true });
  const [open, setOpen] = useStore('navbar.open', true);
  const { pathname } = useLocation();
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const drawer = narrow && drawerAt === pathname;
  const state = useMemo(
    () => ({ narrow, open, drawer, setOpen, setDrawer: (wanted: boolean) => setDrawerAt(wanted ? pathname : null) }),
    [narrow, open, drawer, setOpen, pathname],
  );
  return <Context value={state}>{children}</Context>;
};
