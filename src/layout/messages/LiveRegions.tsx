import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { barsOf } from '../frameHeights.ts';
import { useFrame } from '../settings/useFrame.ts';

interface LiveRegionsProps {
  /** What interrupts whoever listens to the page. */
  readonly urgent: ReactNode;
  /** What waits for a pause. */
  readonly calm: ReactNode;
}

/** A modal dialog hides what stands beside it from whoever listens; messages are to be heard all the same. */
function keepHeard(node: HTMLElement | null) {
  if (!node) return undefined;
  const observer = new MutationObserver(() => node.removeAttribute('aria-hidden'));
  observer.observe(node, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

/** Between the bars and the first message, in pixels. */
const GAP = 4;

/** In the order in which they came, below each other. */
const column = { display: 'grid', justifyItems: 'center', '& > *': { marginBlockEnd: 1 } } as const;

/**
 * The place of messages, at the top centre and beside the page, below the bars: whatever of a page they cover can be
 * scrolled to, but not the tools of a bar. It stands there before the first of them: a region that comes together with
 * its text is often not read out.
 */
export function LiveRegions({ urgent, calm }: LiveRegionsProps) {
  const { style, config } = useFrame();
  const bars = barsOf(style, config).reduce((sum, { height }) => sum + height, 0);
  return createPortal(
    <Box
      ref={keepHeard}
      style={{ insetBlockStart: bars + GAP }}
      sx={{
        position: 'fixed',
        insetInline: 0,
        zIndex: 'snackbar',
        pointerEvents: 'none',
        '@media print': { display: 'none' },
      }}
    >
      {/* Each message is read by itself when it comes, not all of them anew. */}
      <Box role="alert" aria-atomic="false" sx={column}>
        {urgent}
      </Box>
      <Box component="output" aria-live="polite" aria-atomic="false" sx={column}>
        {calm}
      </Box>
    </Box>,
    document.body,
  );
}
