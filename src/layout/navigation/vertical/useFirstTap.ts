import { type MouseEvent, type PointerEvent, useCallback, useRef } from 'react';

/**
 * A finger cannot hover: its first tap opens what is folded and goes no further, since nobody could see where it leads.
 */
export function useFirstTap(folded: boolean, setOpen: (open: boolean) => void) {
  const swallow = useRef(false);
  const byTouch = useRef(false);
  /** To be called when an entry is chosen. No pointer stays there, whose leaving would close it. */
  const onChoose = useCallback(() => {
    if (byTouch.current) setOpen(false);
  }, [setOpen]);
  const taps = {
    onPointerDownCapture({ pointerType }: PointerEvent) {
      byTouch.current = pointerType === 'touch';
      swallow.current = byTouch.current && folded;
    },
    onClickCapture(event: MouseEvent) {
      if (swallow.current) {
        event.preventDefault();
        event.stopPropagation();
      }
      swallow.current = false;
      if (folded) setOpen(true);
    },
  };
  return { onChoose, taps };
}
