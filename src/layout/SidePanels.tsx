import { useEffect, useState } from 'react';
import { overlay } from '../engine/onDemand/overlay.tsx';
import { useLeaveSidePanel } from './leaveSidePanel.ts';
import { closeSidePanel, sidePanel, type SidePanelName } from './sidePanel.ts';
import { useSignal } from '../engine/onDemand/signal.ts';

const panels = {
  settings: overlay(async () => (await import('./settings/panel/SettingsPanel.tsx')).SettingsPanel),
  schemes: overlay(async () => (await import('./settings/schemes/SchemesPanel.tsx')).SchemesPanel),
  quick: overlay(async () => (await import('./QuickPanelDrawer.tsx')).QuickPanelDrawer),
} satisfies Record<SidePanelName, unknown>;

/** The panel that has been asked for, fetched when it is; it stays until it has slid out. */
export const SidePanels = () => {
  const name = useSignal(sidePanel);
  const [shown, setShown] = useState(name);
  if (name !== null && name !== shown) setShown(name);
  useLeaveSidePanel();
  useEffect(() => closeSidePanel, []);
  if (shown === null) return null;
  const Panel = panels[shown];
  return <Panel open={name === shown} onClose={closeSidePanel} onGone={() => setShown(null)} />;
};
