import { lazy, Suspense, useEffect, useState } from 'react';
import { closeSidePanel, sidePanel, type SidePanelName } from './sidePanel.ts';

const panels = {
  settings: lazy(async () => ({ default: (await import('../settings/panel/SettingsPanel.tsx')).SettingsPanel })),
  schemes: lazy(async () => ({ default: (await import('../settings/schemes/SchemesPanel.tsx')).SchemesPanel })),
  quick: lazy(async () => ({ default: (await import('./QuickPanelDrawer.tsx')).QuickPanelDrawer })),
} satisfies Record<SidePanelName, unknown>;

/** The panel that has been asked for, fetched when it is; it stays until it has slid out. */
export const SidePanels = () => {
  const name = sidePanel.use();
  const [shown, setShown] = useState(name);
  if (name !== null && name !== shown) setShown(name);
  useEffect(() => closeSidePanel, []);
  if (shown === null) return null;
  const Panel = panels[shown];
  return (
    <Suspense fallback={null}>
      <Panel open={name === shown} onGone={() => setShown(null)} />
    </Suspense>
  );
};
