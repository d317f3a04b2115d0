import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { MobileNavigation } from './navigation/MobileNavigation.tsx';
import { useNarrow } from './navigation/navbarState.ts';
import { useNavigation } from './navigation/useNavigation.ts';
import { VerticalNavbar } from './navigation/vertical/VerticalNavbar.tsx';
import type { LayoutConfig } from './settings/SettingsModel.ts';
import { useFrame } from './settings/useFrame.ts';
import { Bars } from './Bars.tsx';
import { Footer } from './Footer.tsx';
import { frameHeights } from './frameHeights.ts';
import { Main } from './Main.tsx';
import { OfflineLine } from './OfflineLine.tsx';
import { PartTheme } from './PartTheme.tsx';
import { FrameLocale } from './FrameLocale.tsx';
import { ShowNavigation } from './ShowNavigation.tsx';
import { useOffline } from './useOffline.ts';

type NavbarStyle = LayoutConfig['navbar']['style'];
type Position = LayoutConfig['navbar']['position'];

/** What is known of the navigation comes in parts; each draws the navigation anew, and nothing else. */
const Beside = ({ style, position }: { readonly style: NavbarStyle; readonly position: Position }) => (
  <VerticalNavbar style={style} nodes={useNavigation()} position={position} />
);
const InDrawer = ({ position }: { readonly position: Position }) => (
  <MobileNavigation nodes={useNavigation()} position={position} />
);

/**
 * Arranges navigation, bars, page and footer as the settings say. The page keeps its place in all layouts, and so what
 * was typed.
 */
export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { style, config } = useFrame();
  const narrow = useNarrow();
  const offline = useOffline();
  const { mode, containerWidth, navbar, scroll } = config;
  const tall =
    scroll === 'content' ? { height: '100dvh', '@media print': { height: 'auto' } } : { minHeight: '100dvh' };
  const boxed = mode === 'boxed' && { maxWidth: containerWidth, marginInline: 'auto', boxShadow: 8 };
  return (
    <Box
      // What sticks inside a page needs to know what sticks around it.
      style={frameHeights(style, config, offline)}
      sx={{
        display: 'flex',
        flexDirection: navbar.position === 'left' ? 'row' : 'row-reverse',
        overflowX: 'clip',
        ...tall,
        ...boxed,
      }}
    >
      <PartTheme part="navbar">
        <FrameLocale>
          {navbar.display && !narrow && style === 'layout1' && (
            <Beside style={navbar.style} position={navbar.position} />
          )}
          {navbar.display && narrow && <InDrawer position={navbar.position} />}
          <ShowNavigation />
        </FrameLocale>
      </PartTheme>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 }}>
        <Bars />
        <Main>{children}</Main>
        {offline && <OfflineLine />}
        <Footer />
      </Box>
    </Box>
  );
};
