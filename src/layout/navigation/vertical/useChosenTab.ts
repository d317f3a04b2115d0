import { useState } from 'react';
import { useLocation } from 'react-router';
import { holds, type NavigationNode } from '../NavigationNode.ts';

/**
 * The tab of the page in view, the one whose panel is open, and how to open another; folded, none is open until
 * somebody opens it.
 */
export function useChosenTab(nodes: readonly NavigationNode[], folded: boolean) {
  const { pathname } = useLocation();
  const here = nodes.find(node => holds(node, pathname))?.id;
  const [byHand, setByHand] = useState<string | null>();
  const [wasHere, setWasHere] = useState(here);
  if (wasHere !== here) {
    // With another section, the choice of a panel has had its use.
    setWasHere(here);
    setByHand(undefined);
  }
  const open = byHand === undefined && !folded ? here : byHand;
  return { here, opened: nodes.find(node => node.id === open && node.children.length > 0), choose: setByHand };
}
