import { lazy, Suspense, useEffect } from 'react';
import { useLeaveSidePanel } from './leaveSidePanel.ts';
import { closeSidePanel, sidePanel, type SidePanelName } from './sidePanel.ts';

const panels = {
  settings: lazy(async () => ({ default: (await import('../settings/panel/SettingsPanel.tsx')).SettingsPanel })),
  schemes: lazy(async () => ({ default: (await import('../settings/schemes/SchemesPanel.tsx')).SchemesPanel })),
  quick: lazy(async () => ({ default: (await import('./QuickPanelDrawer.tsx')).QuickPanelDrawer })),
} satisfies Record<SidePanelName, unknown>;

/** The panel that has been asked for, fetched when it is. */
export const SidePanels = () => {
  const name = sidePanel.use();
  useLeaveSidePanel();
  useEffect(() => closeSidePanel, []);
  if (name === null) return null;
  const Panel = panels[name];
  return (
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  );
};
