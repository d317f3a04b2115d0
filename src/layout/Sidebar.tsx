import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';
import { useSidebarState } from 'react-admin';
import { sidebar } from '../theme/themes.ts';
import { HEADER_HEIGHT } from './Header.tsx';
import { Navigation } from './Navigation.tsx';

const PhoneDrawer = lazy(async () => ({ default: (await import('./PhoneDrawer.tsx')).PhoneDrawer }));

const Column = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: HEADER_HEIGHT,
  alignSelf: 'flex-start',
  flexShrink: 0,
  height: `calc(100dvh - ${HEADER_HEIGHT}px)`,
  overflow: 'hidden auto',
  borderInlineEnd: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '@media print': { display: 'none' },
}));

const nothing = (): void => undefined;

/** The navigation at the side, foldable to icons; a drawer on a phone. */
export const Sidebar = () => {
  const [open, setOpen] = useSidebarState();
  const phone = useMediaQuery(theme => theme.breakpoints.down('sm'), { noSsr: true });
  if (!phone) {
    return (
      <Column style={{ width: open ? sidebar.width : sidebar.closedWidth }}>
        <Navigation folded={!open} onChoose={nothing} />
      </Column>
    );
  }
  return open ? (
    <Suspense fallback={null}>
      <PhoneDrawer onClose={() => setOpen(false)} />
    </Suspense>
  ) : null;
};
