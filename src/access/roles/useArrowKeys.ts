import { type KeyboardEvent, useState } from 'react';

/** Place of a box: row, then column. */
export type Place = readonly [number, number];

const steps: Readonly<Record<string, Place>> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

const boxAt = (table: Element, [row, column]: Place) => table.querySelector<HTMLInputElement>(`[data-place="${row},${column}"]`);

/** One stop of the Tab key for a whole grid of boxes; the arrow keys go from box to box, as they are seen. */
export function useArrowKeys() {
  const [current, setCurrent] = useState<Place>([0, 0]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step) return;
    const mirrored = document.documentElement.dir === 'rtl' ? -1 : 1;
    const next: Place = [current[0] + step[0], current[1] + step[1] * mirrored];
    const box = boxAt(event.currentTarget, next);
    if (!box) return;
    event.preventDefault();
    setCurrent(next);
    box.focus();
  };
  const boxProps = ([row, column]: Place) => ({
    'data-place': `${row},${column}`,
    tabIndex: row === current[0] && column === current[1] ? 0 : -1,
    onFocus: () => setCurrent([row, column]),
  });
  return { onKeyDown, boxProps };
}
