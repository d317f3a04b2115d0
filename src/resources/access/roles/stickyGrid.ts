import type { SxProps, Theme } from '@mui/material/styles';

/**
 * A table whose head and first column stay in sight. On a wide screen it scrolls with the page, below the bars of the
 * frame; on a phone it is wider than the screen and scrolls in itself.
 */
export const stickyGrid: SxProps<Theme> = {
  // A stacking context of its own, so that the z-indexes below count within the table alone.
  isolation: 'isolate',
  overflow: { xs: 'auto', md: 'visible' },
  maxHeight: { xs: '75dvh', md: 'none' },
  '& thead th': { bgcolor: 'background.paper', zIndex: 3, insetBlockStart: { xs: 0, md: 'var(--frame-top, 0px)' } },
  '& th:first-of-type': { position: 'sticky', insetInlineStart: 0, bgcolor: 'background.paper', zIndex: 1 },
  '& thead th:first-of-type': { zIndex: 4 },
};
