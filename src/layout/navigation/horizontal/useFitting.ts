import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { fitting } from './fitting.ts';

/** In pixels, between entries. */
export const GAP = 4;

/**
 * How many members of a row fit into it, measured as it and they change their size. All have to be in the document,
 * those that do not fit out of the row; what opens the rest stands last.
 */
export function useFitting(row: RefObject<HTMLElement | null>, members: readonly unknown[]): number {
  const [count, setCount] = useState(members.length);
  const known = useRef(members.length);
  useLayoutEffect(() => {
    const box = row.current;
    if (!box || members.length === 0) return undefined;
    const parts = Array.from(box.children).filter(part => part instanceof HTMLElement);
    const measure = () => {
      const widths = parts.map(part => part.offsetWidth);
      const more = widths.pop() ?? 0;
      const fits = fitting({ widths, gap: GAP, room: box.clientWidth, more });
      if (fits !== known.current) setCount(fits);
      known.current = fits;
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const part of [box, ...parts]) observer.observe(part);
    return () => observer.disconnect();
  }, [row, members]);
  return count;
}
