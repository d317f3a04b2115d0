import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/** Place of a box: row, then column. */
export type CellPlace = readonly [number, number];

/** Rows that PageUp and PageDown pass. */
const PAGE = 10;

const boxes = (grid: Element) => [...grid.querySelectorAll<HTMLElement>('[data-place]')];
const placeOf = (box: HTMLElement): CellPlace => {
  const [row = 0, column = 0] = (box.dataset['place'] ?? '').split(',').map(Number);
  return [row, column];
};
const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value));

/** Where a key leads in a grid of boxes; undefined for a key that leads nowhere. */
export function stepOf(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  [row, column]: CellPlace,
  { last: [lastRow, lastColumn], mirrored }: { last: CellPlace; mirrored: boolean },
): CellPlace | undefined {
  const aside = mirrored ? -1 : 1;
  const places: Readonly<Record<string, CellPlace>> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - aside],
    ArrowRight: [row, column + aside],
    Home: [ctrlKey ? 0 : row, 0],
    End: [ctrlKey ? lastRow : row, lastColumn],
    PageUp: [row - PAGE, column],
    PageDown: [row + PAGE, column],
  };
  const to = places[key];
  return to && [clamp(to[0], lastRow), clamp(to[1], lastColumn)];
}

/** One stop of the Tab key, wherever the focus last was. */
function stopAt(grid: Element, box: HTMLElement | undefined): void {
  if (!box) return;
  for (const one of boxes(grid)) if (one !== box && one.tabIndex === 0) one.tabIndex = -1;
  box.tabIndex = 0;
}

/**
 * Makes a grid of boxes one stop of the Tab key; the arrow keys, Home, End, PageUp and PageDown go from box to box, as
 * they are seen. A box says its `place()`. The stop moves in the document alone, so that no box is drawn anew for it.
 */
export function useArrowKeys() {
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    // Boxes come and go with a filter.
    if (grid.current && !boxes(grid.current).some(box => box.tabIndex === 0))
      stopAt(grid.current, boxes(grid.current)[0]);
  });
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
    if (target instanceof HTMLElement && target.dataset['place']) stopAt(currentTarget, target);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const all = boxes(event.currentTarget);
    const at = all.find(one => one === event.target);
    const last: CellPlace = [
      Math.max(...all.map(one => placeOf(one)[0])),
      Math.max(...all.map(one => placeOf(one)[1])),
    ];
    const next = at && stepOf(event, placeOf(at), { last, mirrored: document.documentElement.dir === 'rtl' });
    if (!next) return;
    event.preventDefault();
    all.find(one => String(placeOf(one)) === String(next))?.focus();
  };
  return { ref: grid, role: 'grid', onFocus, onKeyDown } as const;
}

/** What a box of such a grid is told. */
export const placed = ([row, column]: CellPlace) => ({ 'data-place': `${row},${column}`, tabIndex: -1 });
