import PushPin from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Brand } from '../Brand.tsx';
import { NavigationTree } from '../NavigationTree.tsx';
import { VisitContext } from '../useBranch.ts';
import { useHover } from '../useHover.ts';
import { Column, columnWidths, Panel } from './column.ts';
import { useCurrentInSight } from './useCurrentInSight.ts';
import { useFirstTap } from './useFirstTap.ts';
import { useFolded } from './useFolded.ts';
import { useVisit } from './useVisit.ts';
import type { VerticalProps } from './verticalProps.ts';

/** Icons stand in the middle of the folded column, and words beyond its edge; so nothing moves when it opens. */
const Shutter = styled(Panel)(({ theme }) => ({
  paddingInline: theme.spacing(1),
  transition: 'width 120ms ease',
  '&& > ul > li > *': { gap: 28 },
  '& > ul > li > * > svg:first-of-type, & > ul > li > * > span:first-child': { minWidth: 20 },
  '& > ul, & > div': { flexShrink: 0, minWidth: columnWidths.open - 32 },
  '& > div > a': { gap: 24 },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

/**
 * Style 2: folded to the icons of the outermost entries, it opens over the page while the pointer or the focus is in
 * it.
 */
export const FoldedNavbar = ({ nodes, position }: VerticalProps) => {
  const translate = useTranslate();
  const [folded, setFolded] = useFolded();
  const { open: visited, setOpen, hover } = useHover();
  const visit = useVisit(folded && visited);
  const panel = useCurrentInSight(nodes);
  const small = folded && !visited;
  const { onChoose, taps } = useFirstTap(small, setOpen);
  return (
    <ClickAwayListener onClickAway={() => visited && setOpen(false)}>
      <Column
        sx={{
          justifyContent: position === 'left' ? 'flex-start' : 'flex-end',
          width: folded ? columnWidths.folded : columnWidths.open,
        }}
        {...taps}
        {...hover}
        onPointerLeave={event => {
          // Whoever walks through it by the keyboard goes on doing so.
          if (!event.currentTarget.querySelector(':focus-visible')) hover.onPointerLeave(event);
        }}
        onFocus={({ target }) => {
          // A press focuses as well, and must not move what it presses.
          if (target.matches(':focus-visible')) setOpen(true);
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) setOpen(false);
        }}
      >
        <Shutter
          as="nav"
          ref={panel}
          aria-label={translate('shell.navigation')}
          sx={{ width: small ? columnWidths.folded : columnWidths.open, boxShadow: folded && visited ? 8 : 0 }}
        >
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              minHeight: 64,
              paddingInlineStart: 0.5,
            }}
          >
            <Brand />
            <IconButton
              color="inherit"
              aria-label={translate('navigation.fold')}
              aria-pressed={!folded}
              onClick={() => setFolded(!folded)}
              sx={{ flexShrink: 0 }}
            >
              <PushPin sx={{ transform: folded ? 'rotate(45deg)' : 'none' }} fontSize="small" />
            </IconButton>
          </Box>
          <VisitContext value={folded ? visit : null}>
            <NavigationTree nodes={nodes} pictured onChoose={onChoose} />
          </VisitContext>
        </Shutter>
      </Column>
    </ClickAwayListener>
  );
};
