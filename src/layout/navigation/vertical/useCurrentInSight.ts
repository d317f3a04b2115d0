import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { holds, type NavigationNode } from '../NavigationNode.ts';

/** Room that stays between the entry and the edge, in pixels. */
const ROOM = 8;

function bringIntoSight(panel: HTMLElement): void {
  const entry = panel.querySelector('[aria-current=page]');
  if (!entry) return;
  const frame = panel.getBoundingClientRect();
  const box = entry.getBoundingClientRect();
  const over = box.top - ROOM - frame.top;
  const under = box.bottom + ROOM - frame.bottom;
  if (over < 0) panel.scrollTop += over;
  else if (under > 0) panel.scrollTop += under;
}

/** Scrolls a panel, and nothing else, to the entry of the page in view whenever that is another one. */
export function useCurrentInSight(nodes: readonly NavigationNode[]): RefObject<HTMLDivElement | null> {
  const { pathname } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!nodes.some(node => holds(node, pathname))) return undefined;
    // Measured here, the page would be laid out once for this and again for what the other parts still do to it.
    const moment = requestAnimationFrame(() => {
      if (panel.current) bringIntoSight(panel.current);
    });
    return () => cancelAnimationFrame(moment);
  }, [nodes, pathname]);
  return panel;
}
