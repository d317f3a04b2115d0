import { debounce } from 'es-toolkit';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** A pointer that only passes by opens nothing. In milliseconds. */
const WAIT = 150;

interface Pointer {
  readonly pointerType: string;
}

/** Opens under the pointer and closes when it has left; by hand at once. */
export function useHover() {
  const [open, openAtOnce] = useState(false);
  const later = useMemo(() => debounce(openAtOnce, WAIT), []);
  useEffect(() => () => later.cancel(), [later]);
  const setOpen = useCallback(
    (wanted: boolean) => {
      later.cancel();
      openAtOnce(wanted);
    },
    [later],
  );
  const move = ({ pointerType }: Pointer, wanted: boolean) => {
    // A finger presses; it does not hover.
    if (pointerType === 'mouse') later(wanted);
  };
  const hover = {
    onPointerEnter: (pointer: Pointer) => move(pointer, true),
    onPointerLeave: (pointer: Pointer) => move(pointer, false),
  };
  return { open, setOpen, hover };
}
