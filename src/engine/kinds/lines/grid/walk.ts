import { flushSync } from 'react-dom';
import type { KeyboardEvent } from 'react';
import { isEqual } from 'es-toolkit';
import { blankLine } from '#catalog/engine/initialOf.ts';
import type { LineGridProps } from './gridParts.ts';
import type { Lines } from './useLines.ts';

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

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
export function enter(box: Element | null, { row, column }: Cell): void {
  const input = box?.querySelector<Input>(
    `[data-row="${row}"][data-column="${column}"] :is(input, textarea, select, button)`,
  );
  input?.focus();
  if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) input.select();
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

/** Alt with a key does something with the line as a whole. */
function changeLine(event: KeyboardEvent<HTMLElement>, { row, column }: Cell, { lines: grid, leave }: Walk): void {
  const { key, currentTarget: box } = event;
  const last = grid.lines.length - 1;
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0;
  if (by === 0 && key !== 'Enter' && key !== 'Delete') return;
  event.preventDefault();
  if (key === 'Enter' && !grid.isFull) go(box, { row: row + 1, column: 0 }, () => grid.insert(row + 1));
  else if (key === 'Delete') {
    go(box, { row: Math.min(row, last - 1), column }, () => grid.remove(row));
    if (last === 0) leave();
  } else if (by !== 0 && row + by >= 0 && row + by <= last)
    go(box, { row: row + by, column }, () => grid.move(row, row + by));
}

/** The next cell in which something is asked, or the one before; none beyond the lines. */
function stepped(box: Element, { row, column }: Cell, by: 1 | -1, width: number): Cell | undefined {
  for (let place = row * width + Math.min(column, width - 1) + by; ; place += by) {
    const at = { row: Math.floor(place / width), column: place % width };
    const cell = box.querySelector(`[data-row="${at.row}"][data-column="${at.column}"]`);
    if (!cell?.hasAttribute('data-passed')) return cell ? at : undefined;
  }
}

/** Enter and Tab go from cell to cell, and after the last one on to a new line, unless the last is still empty. */
function goOn(event: KeyboardEvent<HTMLElement>, at: Cell, walk: Walk): void {
  const { key, shiftKey, target, currentTarget: box } = event;
  const { names, lines: grid, onDone, leave } = walk;
  if (target instanceof HTMLButtonElement || (shiftKey && target instanceof HTMLTextAreaElement)) return;
  // Where it leads may follow from what was typed.
  settle(target);
  const next = stepped(box, at, shiftKey ? -1 : 1, names.length);
  const mayAdd = !grid.isFull && !isEqual(grid.lines[at.row], blankLine(grid.fields));
  // The browser's own order is that of the cells.
  if (key === 'Tab' && (shiftKey || next || !mayAdd)) return;
  event.preventDefault();
  // A reference that was just chosen may have no title yet.
  const isBlank = (input: HTMLInputElement) => input.value === '' && input.getAttribute('aria-busy') !== 'true';
  const isIdle = !mayAdd && at.column === 0 && target instanceof HTMLInputElement && isBlank(target);
  if (onDone && isIdle && !shiftKey && at.row === grid.lines.length - 1) onDone();
  else if (next) enter(box, next);
  else if (mayAdd && !shiftKey) go(box, { row: at.row + 1, column: 0 }, () => grid.insert(at.row + 1));
  else if (!shiftKey) (onDone ?? leave)();
}

const steps: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/** The keys of the grid: those of the page, then those that change lines, then those that lead to another cell. */
export function walk(event: KeyboardEvent<HTMLElement>, around: Walk): void {
  const { key, altKey, target, currentTarget: box } = event;
  const { names, lines: grid, keys } = around;
  const at = cellOf(target);
  if (!at || event.defaultPrevented || event.nativeEvent.isComposing) return;
  const isWithOthers = event.ctrlKey || event.metaKey;
  const name = names[at.column] ?? '';
  const values = isWithOthers || altKey ? undefined : keys?.[key]?.({ lines: grid.lines, row: at.row, name });
  const step = steps[key];
  if (values) {
    event.preventDefault();
    flushSync(() => grid.change(at.row, values));
    enter(box, at);
  } else if (isWithOthers && key === 's') settle(target);
  else if (altKey) changeLine(event, at, around);
  else if (key === 'Enter' || key === 'Tab') goOn(event, at, around);
  else if (step && leaves(event)) {
    event.preventDefault();
    const forward = getComputedStyle(box).direction === 'rtl' ? -1 : 1;
    enter(box, { row: at.row + step.row, column: at.column + step.column * forward });
  }
}
