import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { holds, type NavigationNode } from '../NavigationNode.ts';

/** Room that stays between the entry and the edge, in pixels. */
const ROOM = 8;

/** Scrolls a panel, and nothing else, to the entry of the page in view whenever that is another one. */
export function useCurrentInSight(nodes: readonly NavigationNode[]): RefObject<HTMLDivElement | null> {
  const { pathname } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!panel.current || !nodes.some(node => holds(node, pathname))) return;
    const entry = panel.current.querySelector('[aria-current=page]');
    if (!entry) return;
    const frame = panel.current.getBoundingClientRect();
    const box = entry.getBoundingClientRect();
    const over = box.top - ROOM - frame.top;
    const under = box.bottom + ROOM - frame.bottom;
    if (over < 0) panel.current.scrollTop += over;
    else if (under > 0) panel.current.scrollTop += under;
  }, [nodes, pathname]);
  return panel;
}
