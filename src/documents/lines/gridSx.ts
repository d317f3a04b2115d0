import type { Theme } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { figureSx } from '../../kinds/number/figureSx.ts';

const cards = {
  '& :is(table, tbody, tfoot, tr, td, th)': { display: 'block' },
  '& thead': visuallyHidden,
  '& tbody tr': { borderBlockEnd: '1px solid', borderColor: 'divider', paddingBlock: 1, position: 'relative' },
  '& td[data-label]': {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr)',
    alignItems: 'center',
    textAlign: 'start',
    '&::before': { content: 'attr(data-label)', color: 'text.secondary', fontSize: 13 },
    '& .wrong': { gridColumn: 2 },
  },
  '& tbody th': { fontWeight: 600, lineHeight: '32px', paddingBlock: 0 },
  '& td.menu': { position: 'absolute', insetBlockStart: 6, insetInlineEnd: 0 },
} as const;

/** The look of the grid; in less room than this, in pixels, every line is a card. */
export const gridSx = (room: number) => ({
  border: 0,
  m: 0,
  p: 0,
  minInlineSize: 0,
  containerType: 'inline-size',
  '& legend': { p: 0 },
  '& table': { inlineSize: '100%', borderCollapse: 'collapse', fontSize: 14 },
  '& th': { textAlign: 'start', fontWeight: 500, color: 'text.secondary', px: 1, verticalAlign: 'top' },
  '& thead th': { paddingBlock: 0.75, fontSize: 13, whiteSpace: 'nowrap' },
  '& tbody th': { paddingBlockStart: 1.25 },
  '& td': { p: '2px', verticalAlign: 'top' },
  '& .number': { ...figureSx, fontVariantNumeric: 'tabular-nums' },
  '& .computed, & tfoot :is(td, th)': { paddingBlock: 1, px: 1 },
  '& tfoot': { borderBlockStart: '2px solid', borderColor: 'divider', '& :is(td, th)': { fontWeight: 600 } },
  '& td :is(input:not([type=checkbox], [type=file]), textarea, select)': {
    boxSizing: 'border-box',
    display: 'block',
    inlineSize: '100%',
    minBlockSize: 36,
    px: 1,
    py: 0.75,
    font: 'inherit',
    color: 'text.primary',
    backgroundColor: 'background.paper',
    textAlign: 'inherit',
    border: '1px solid',
    borderColor: (theme: Theme) => `color-mix(in srgb, ${theme.vars?.palette.text.secondary} 80%, transparent)`,
    borderRadius: 1,
    '&:disabled': { borderColor: 'divider', color: 'text.secondary' },
    '&[aria-invalid]:not([aria-busy=true])': { borderColor: 'error.main' },
  },
  '& td.number:dir(rtl) input:not([type=checkbox])': { textAlign: 'end' },
  '& textarea': { fieldSizing: 'content', maxBlockSize: '12em', resize: 'none' },
  '& input[type=checkbox]': { inlineSize: 24, blockSize: 24, m: 0.75 },
  '& td :is(input, textarea, select):focus-visible, & .choose:focus-within': {
    outline: '2px solid',
    outlineColor: (theme: Theme) => theme.vars?.palette.primary.main,
    outlineOffset: '-1px',
  },
  '& .choose': { p: 0.75, borderRadius: 1, display: 'inline-flex', position: 'relative' },
  '& .choose input': { position: 'absolute', inset: 0, opacity: 0, inlineSize: '100%', cursor: 'pointer' },
  '& .wrong': { display: 'block', color: 'error.main', fontSize: 12, px: 0.5, textAlign: 'start' },
  '& td:has([aria-busy=true]) .wrong': { display: 'none' },
  '& .after': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockStart: 1 },
  '& .hint': { marginInlineStart: 'auto', '@media (pointer: coarse)': { display: 'none' } },
  [`@container (max-width: ${room}px)`]: cards,
});
