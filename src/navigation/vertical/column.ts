import { styled } from '@mui/material/styles';

/** Widths in pixels, as the specification has them (section 9). */
export const columnWidths = { open: 280, folded: 76, strip: 120, dense: 64 } as const;

/** How long a column takes to come or go. */
const SLIDE = 'margin 220ms ease, visibility 220ms';

/** A column of the frame that stays in sight while the page scrolls. */
export const Column = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  alignSelf: 'flex-start',
  flexShrink: 0,
  zIndex: theme.zIndex.appBar + 1,
  display: 'flex',
  height: '100dvh',
  color: theme.vars.palette.text.primary,
  transition: SLIDE,
  '@media print': { display: 'none' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

/** Ground of a column, with its entries below each other. */
export const Panel = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  width: columnWidths.open,
  overflow: 'hidden auto',
  paddingBlockEnd: theme.spacing(2),
  backgroundColor: theme.vars.palette.background.default,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
}));

/** Where a closed column goes: out over the edge at which it stands, and out of the keyboard's way. */
export const away = (width: number, position: 'left' | 'right') => ({
  [position === 'left' ? 'marginInlineStart' : 'marginInlineEnd']: -width,
  visibility: 'hidden' as const,
});
