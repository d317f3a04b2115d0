import { type RefObject, useEffect, useRef } from 'react';

/**
 * Marks a box with `data-wide` while the table in it is wider than what it stands in. As an attribute, so that no row
 * is drawn anew for it.
 */
export function useWide(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let watched: Element | null = null;
    const measure = () => {
      const table = box.current?.querySelector('table') ?? null;
      // It comes with the rows, and is another one when the columns change.
      if (table && table !== watched) observer.observe(table);
      watched = table;
      if (table) box.current?.toggleAttribute('data-wide', table.scrollWidth > (table.parentElement?.clientWidth ?? 0));
    };
    const observer = new ResizeObserver(measure);
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return box;
}
