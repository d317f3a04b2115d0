import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

/** Whether a key is meant for something that stands over the page. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[role=dialog], [role=menu]') !== null;

/** What is typed counts from here on, without leaving the box that it is typed in. */
function settle(): void {
  const box = document.activeElement;
  if (!(box instanceof HTMLElement) || box === document.body) return;
  flushSync(() => box.blur());
  box.focus({ preventScroll: true });
}

/** Does something on keys, wherever the focus is, before the cell that it is in knows of them. */
export function useKeys<W>(wishOf: (event: KeyboardEvent) => W | undefined, onWish: (wish: W) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const wish = isElsewhere(event) || event.isComposing ? undefined : wishOf(event);
    if (wish === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    settle();
    onWish(wish);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
}
