import { useEffect } from 'react';
import { overlay } from '../onDemand/overlay.tsx';
import { useLeaveSidePanel } from './leaveSidePanel.ts';
import { closeSidePanel, sidePanel, type SidePanelName } from './sidePanel.ts';

const panels = {
  settings: overlay(async () => (await import('../settings/panel/SettingsPanel.tsx')).SettingsPanel),
  schemes: overlay(async () => (await import('../settings/schemes/SchemesPanel.tsx')).SchemesPanel),
  quick: overlay(async () => (await import('./QuickPanelDrawer.tsx')).QuickPanelDrawer),
} satisfies Record<SidePanelName, unknown>;

/** The panel that has been asked for, fetched when it is. */
export const SidePanels = () => {
  const name = sidePanel.use();
  useLeaveSidePanel();
  useEffect(() => closeSidePanel, []);
  if (name === null) return null;
  const Panel = panels[name];
  return <Panel onClose={closeSidePanel} />;
};
