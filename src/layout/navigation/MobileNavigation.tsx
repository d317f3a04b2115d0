import { useState } from 'react';
import { overlay } from '../../engine/onDemand/overlay.tsx';
import type { LayoutConfig } from '../settings/SettingsModel.ts';
import { useDrawer } from './navbarState.ts';
import type { NavigationNode } from './NavigationNode.ts';

const NavbarDrawer = overlay(async () => (await import('./NavbarDrawer.tsx')).NavbarDrawer);

interface MobileNavigationProps {
  readonly nodes: readonly NavigationNode[];
  readonly position: LayoutConfig['navbar']['position'];
}

/** The drawer, fetched for whoever opens it; it stays until it has slid out. */
export const MobileNavigation = ({ nodes, position }: MobileNavigationProps) => {
  const [open, setOpen] = useDrawer();
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <NavbarDrawer
      open={open}
      nodes={nodes}
      position={position}
      onClose={() => setOpen(false)}
      onGone={() => setWanted(false)}
    />
  );
};
