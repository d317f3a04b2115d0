import { debounce } from 'es-toolkit';
import { useEffect, useMemo, useState } from 'react';

/** A pointer that only passes by opens nothing. */
const WAIT = 150;

/** Opens under the pointer and closes when it has left; by hand at once. */
export function useHover() {
  const [open, setOpen] = useState(false);
  const later = useMemo(() => debounce(setOpen, WAIT), []);
  useEffect(() => () => later.cancel(), [later]);
  const enter = (kind: string, wanted: boolean) => {
    // A finger presses; it does not hover.
    if (kind === 'mouse') later(wanted);
  };
  return {
    open,
    setOpen(wanted: boolean) {
      later.cancel();
      setOpen(wanted);
    },
    hover: {
      onPointerEnter: ({ pointerType }: { readonly pointerType: string }) => enter(pointerType, true),
      onPointerLeave: ({ pointerType }: { readonly pointerType: string }) => enter(pointerType, false),
    },
  };
}
