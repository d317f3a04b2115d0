import { createContext, useContext, useState } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router';
import { holds, type NavigationNode } from './NavigationNode.ts';

/** Groups that are open for the time of one visit alone, by id, and how one of them turns. */
export interface Visit {
  readonly opened: ReadonlySet<string>;
  turn(id: string): void;
}

/** Where given, groups open by hand only, and all is forgotten when the visit ends. */
export const VisitContext = createContext<Visit | null>(null);

interface Branch {
  readonly open: boolean;
  /** The page in view is one of its members. */
  readonly inside: boolean;
  turn(): void;
}

/**
 * Whether a group is open. The page in view opens the group that it stands in, and leaves it closed behind itself;
 * only what was opened by hand is remembered, and what was closed by hand stays so until one comes again.
 */
export function useBranch(node: NavigationNode): Branch {
  const visit = useContext(VisitContext);
  const inside = holds(node, useLocation().pathname);
  const [opened, setOpened] = useStore(`navigation.${node.id}.opened`, false);
  const [shut, setShut] = useState(false);
  const [wasInside, setWasInside] = useState(inside);
  if (wasInside !== inside) {
    setWasInside(inside);
    setShut(false);
  }
  if (visit) return { open: visit.opened.has(node.id), inside, turn: () => visit.turn(node.id) };
  const open = opened || (inside && !shut);
  const turn = () => {
    setOpened(!open);
    setShut(open);
  };
  return { open, inside, turn };
}
