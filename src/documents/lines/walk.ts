import { flushSync } from 'react-dom';
import type { KeyboardEvent } from 'react';
import { isEqual } from 'es-toolkit';
import { blankLine } from '../../kinds/initialOf.ts';
import type { LineGridProps } from './gridParts.ts';
import type { Lines } from './useLines.ts';

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The cell that an element stands in. */
export function cellOf(target: EventTarget): Cell | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
}

/** Puts the cursor into a cell, with all that it holds marked, as typing on is to replace it. */
export function enter(table: Element | null, { row, column }: Cell): boolean {
  const box = table?.querySelector<Box>(
    `[data-row="${row}"][data-column="${column}"] :is(input, textarea, select, button)`,
  );
  box?.focus();
  if (box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement) box.select();
  return Boolean(box);
}

/** What is typed counts from here on, without leaving the cell. */
function settle(box: EventTarget): void {
  if (!(box instanceof HTMLElement)) return;
  flushSync(() => box.blur());
  box.focus();
}

const isText = (box: EventTarget): box is HTMLInputElement | HTMLTextAreaElement =>
  box instanceof HTMLTextAreaElement || (box instanceof HTMLInputElement && ['text', 'tel', 'url'].includes(box.type));

/** Whether the cursor stands where an arrow leads out of the text. */
function isAtEdge(box: HTMLInputElement | HTMLTextAreaElement, key: string): boolean {
  const { selectionStart: start, selectionEnd: end, value } = box;
  if (start === 0 && end === value.length) return true;
  if (start !== end || start === null) return false;
  if (key === 'ArrowUp') return !value.slice(0, start).includes('\n');
  if (key === 'ArrowDown') return !value.slice(start).includes('\n');
  const isForward = (key === 'ArrowRight') === (getComputedStyle(box).direction !== 'rtl');
  return isForward ? start === value.length : start === 0;
}

/** Whether an arrow leaves the cell, which may need it itself: to choose, to change a day, to move within a text. */
const leaves = ({ key, ctrlKey, target }: KeyboardEvent): boolean =>
  ctrlKey || target instanceof HTMLButtonElement || (isText(target) && isAtEdge(target, key));

interface Walk extends Pick<LineGridProps, 'keys' | 'onDone'> {
  readonly names: readonly string[];
  readonly lines: Lines;
  /** Where Enter leads after the last line. */
  leave(): void;
}

/** Does something with the lines and goes on in a cell of theirs. */
export function go(table: Element | null, to: Cell, work?: () => void): void {
  if (work) {
    if (document.activeElement instanceof HTMLElement && table?.contains(document.activeElement))
      flushSync(() => (document.activeElement as HTMLElement).blur());
    flushSync(work);
  }
  enter(table, to);
}

/** The keys of the grid: from cell to cell, and what is done with lines as a whole. */
export function walk(event: KeyboardEvent<HTMLElement>, { names, lines: grid, keys, onDone, leave }: Walk): void {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target, currentTarget: table } = event;
  const at = cellOf(target);
  if (!at || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const { row, column } = at;
  const lines = grid.lines;
  const [isLast, isLastRow] = [column >= names.length - 1, row === lines.length - 1];
  const isRtl = getComputedStyle(table).direction === 'rtl';
  const done = () => event.preventDefault();
  const step = (by: number): void => {
    const place = row * names.length + Math.min(column, names.length - 1) + by;
    if (place >= 0) enter(table, { row: Math.floor(place / names.length), column: place % names.length });
  };
  const isNothing = isEqual(lines[row], blankLine(grid.fields));

  const values = ctrlKey || altKey || metaKey ? undefined : keys?.[key]?.({ lines, row, name: names[column] ?? '' });
  if (values) {
    done();
    flushSync(() => grid.change(row, values));
    enter(table, at);
  } else if ((ctrlKey || metaKey) && key === 's') settle(target);
  else if (altKey && key === 'Enter') {
    done();
    if (!grid.isFull) go(table, { row: row + 1, column: 0 }, () => grid.insert(row + 1));
  } else if (altKey && key === 'Delete') {
    done();
    go(table, { row: Math.max(0, isLastRow ? row - 1 : row), column }, () => grid.remove(row));
    if (lines.length === 1) leave();
  } else if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    const to = row + (key === 'ArrowUp' ? -1 : 1);
    done();
    if (to >= 0 && to < lines.length) go(table, { row: to, column }, () => grid.move(row, to));
  } else if (altKey || metaKey) return;
  else if ((key === 'Enter' && !(target instanceof HTMLButtonElement)) || (key === 'Tab' && !shiftKey && isLast)) {
    if (shiftKey && target instanceof HTMLTextAreaElement) return;
    if (key === 'Tab' && (!isLastRow || isNothing || grid.isFull)) return;
    done();
    if (shiftKey) step(-1);
    else if (!isLast || !isLastRow) step(1);
    else if (isNothing || grid.isFull) (onDone ?? leave)();
    else go(table, { row: row + 1, column: 0 }, () => grid.insert(row + 1));
  } else if ((key === 'ArrowUp' || key === 'ArrowDown') && leaves(event)) {
    done();
    enter(table, { row: row + (key === 'ArrowUp' ? -1 : 1), column });
  } else if ((key === 'ArrowLeft' || key === 'ArrowRight') && leaves(event)) {
    done();
    enter(table, { row, column: column + ((key === 'ArrowRight') === isRtl ? -1 : 1) });
  }
}
