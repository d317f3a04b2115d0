import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useNarrow } from './navigation/navbarState.ts';
import { useNavigation } from './navigation/useNavigation.ts';
import { useFrame } from './settings/useFrame.ts';
import { container, gutter } from './container.ts';
import { barsOf } from './frameHeights.ts';
import { PartTheme } from './PartTheme.tsx';
import { FrameLocale } from './FrameLocale.tsx';
import { Toolbar } from './toolbar/Toolbar.tsx';
import { onDemand } from '../engine/onDemand/onDemand.tsx';

const HorizontalNavbar = onDemand(
  async () => (await import('./navigation/horizontal/HorizontalNavbar.tsx')).HorizontalNavbar,
);

const Strip = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  zIndex: theme.zIndex.appBar,
  borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.primary,
  '@media print': { display: 'none' },
}));

const Navigation = ({ dense }: { readonly dense: boolean }) => (
  <HorizontalNavbar nodes={useNavigation()} dense={dense} />
);

// Another page, or a navigation that has come, is no other toolbar.
const toolbar = <Toolbar />;

/** Toolbar and horizontal navigation above the page, in the order that settings choose. */
export const Bars = () => {
  const { style, config } = useFrame();
  const narrow = useNarrow();
  const inner = {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    minWidth: 0,
    ...(style === 'layout1' ? { width: '100%' } : container(config)),
  };
  return barsOf(style, config)
    .filter(({ name }) => name === 'toolbar' || !narrow)
    .map(({ name, height, top }) => (
      <PartTheme key={name} part={name}>
        <FrameLocale>
          <Strip
            as={name === 'toolbar' ? 'header' : 'div'}
            sx={{
              // What does not fit goes into a menu, so that whatever sticks below can count on it.
              height,
              ...(style === 'layout1' ? { paddingInline: 1 } : gutter),
              bgcolor: name === 'toolbar' ? 'background.paper' : 'background.default',
              // Of the two, the navigation opens its groups over the toolbar.
              zIndex: theme => theme.zIndex.appBar + (name === 'navbar' ? 1 : 0),
              ...(top !== null && { position: 'sticky', insetBlockStart: narrow ? 0 : top }),
            }}
          >
            <Box sx={inner}>{name === 'toolbar' ? toolbar : <Navigation dense={style === 'layout3'} />}</Box>
          </Strip>
        </FrameLocale>
      </PartTheme>
    ));
};
