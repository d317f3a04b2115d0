import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface Arrows {
  readonly ref: RefObject<HTMLDivElement | null>;
  onClickCapture(event: MouseEvent<HTMLElement>): void;
}

/** The arrow pressed last, by its place among them, and where it leads. */
let pressed: { readonly place: number; readonly path: string } | undefined;

const isAt = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

const arrowsIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('a, button')];

/**
 * For a box with arrows that lead to pages with the same arrows: those of the old page go away with it, so the focus
 * comes back to the one that was pressed as soon as the new ones stand; where that leads no further, to the other one, or
 * else to the page.
 */
export function useArrowFocus(stand: boolean): Arrows {
  const ref = useRef<HTMLDivElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (!stand || !ref.current || !pressed) return;
    const { place, path } = pressed;
    // A question about what was typed may have kept its reader from where the arrow leads.
    if (isAt(pathname, path) && document.activeElement === document.body) {
      const arrows = arrowsIn(ref.current);
      const usable = [arrows[place], ...arrows].find(arrow => arrow?.matches('a'));
      (usable ?? ref.current.closest('main'))?.focus();
    }
    if (isAt(pathname, path)) pressed = undefined;
  }, [stand, pathname]);
  return {
    ref,
    onClickCapture({ currentTarget, target }) {
      const arrow = target instanceof Element && target.closest('a');
      if (arrow) pressed = { place: arrowsIn(currentTarget).indexOf(arrow), path: arrow.pathname };
    },
  };
}
