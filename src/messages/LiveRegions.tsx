import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

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

/** In the order in which they came, below each other. */
const column = { display: 'grid', justifyItems: 'center', '& > *': { marginBlockEnd: 1 } } as const;

/**
 * The place of messages, at the top centre of the window and beside the page. It stands there before the first of them:
 * a region that comes together with its text is often not read out.
 */
export const LiveRegions = ({ urgent, calm }: LiveRegionsProps) =>
  createPortal(
    <Box ref={keepHeard} sx={{ position: 'fixed', insetBlockStart: 24, insetInline: 0, zIndex: 'snackbar', pointerEvents: 'none', '@media print': { display: 'none' } }}>
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
