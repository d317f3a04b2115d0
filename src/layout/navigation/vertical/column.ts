import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';

/** Widths in pixels, as the specification has them (section 9). */
export const columnWidths = { open: 280, folded: 76, strip: 120, dense: 64 } as const;

/**
 * How long a column takes to come or go. The page takes its new width at once, so that it is laid out once and not at
 * every step.
 */
const SLIDE = '220ms ease';

/** A column of the frame that stays in sight while the page scrolls; see `away` for one that is closed. */
export const Column = styled('div')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  alignSelf: 'flex-start',
  flexShrink: 0,
  zIndex: theme.zIndex.appBar + 1,
  display: 'flex',
  height: '100dvh',
  color: theme.vars.palette.text.primary,
  translate: '0 0',
  transition: `translate ${SLIDE}`,
  // Out of the keyboard's way once it is out of sight; but there at once when it comes, to take the focus.
  '&[data-away=true]': {
    translate: 'var(--outwards) 0',
    visibility: 'hidden',
    transition: `translate ${SLIDE}, visibility 0s 220ms`,
  },
  '&[data-away=true]:dir(rtl)': { translate: 'calc(-1 * var(--outwards)) 0' },
  '@media print': { display: 'none' },
  '@media (prefers-reduced-motion: reduce)': { '&, &[data-away=true]': { transition: 'none' } },
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

interface Away {
  readonly 'data-away'?: true;
  readonly style?: CSSProperties & Readonly<Record<`--${string}`, string>>;
}

/** Where a column goes that is not open: out over the edge at which it stands. `width` is its own, in pixels. */
export function away(open: boolean, width: number, position: 'left' | 'right'): Away {
  if (open) return {};
  return {
    'data-away': true,
    style:
      position === 'left'
        ? { '--outwards': `${-width}px`, marginInlineEnd: -width }
        : { '--outwards': `${width}px`, marginInlineStart: -width },
  };
}
