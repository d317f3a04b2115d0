import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Arrangement, childrenOf, type Move, type Spot, spotAfter } from './arrangement.ts';
import { visibleRows } from './dropSpot.ts';
import { useDrag } from './useDrag.ts';
import { useMoveOf } from './useMoveKeys.ts';

interface Movable {
  readonly tree: Arrangement;
  nameOf(id: number): string;
  move(id: number, spot: Spot): void;
  keepFocus(id: number, on: string): void;
}

/** Every way to move a record of the tree: by hand, by button, by key. Each says where the record has come to stand. */
export function useTreeMoves({ tree, nameOf, move, keepFocus }: Movable) {
  const translate = useTranslate();
  const moveOf = useMoveOf();
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [said, say] = useState('');
  const toggle = (id: number) =>
    setClosed(before => (before.has(id) ? new Set([...before].filter(one => one !== id)) : new Set([...before, id])));
  const moveTo = (id: number, spot: Spot) => {
    const { parent, index } = spot;
    if (parent !== null) setClosed(before => new Set([...before].filter(one => one !== parent)));
    const below = parent === null ? undefined : nameOf(parent);
    say(
      translate(below ? 'contentPages.tree.now_below' : 'contentPages.tree.now_top', {
        name: nameOf(id),
        below,
        place: index + 1,
      }),
    );
    move(id, spot);
  };
  const step = (id: number, to: Move, on: string) => {
    const spot = spotAfter(tree, id, to);
    if (!spot) return say(translate('contentPages.order.nowhere', { name: nameOf(id) }));
    moveTo(id, spot);
    keepFocus(id, on);
  };
  return {
    ...useDrag(visibleRows(tree, closed), moveTo),
    said,
    toggle,
    step,
    isOpen: (id: number) => (childrenOf(tree, id).length === 0 ? undefined : !closed.has(id)),
    can: (id: number, to: Move) => spotAfter(tree, id, to) !== undefined,
    onKey: (id: number, event: KeyboardEvent) => {
      const to = moveOf(event);
      if (!to) return;
      event.preventDefault();
      step(id, to, 'handle');
    },
  };
}

export type TreeMoves = ReturnType<typeof useTreeMoves>;
