import { Suspense } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { PaletteKey } from '../navigation/search/PaletteKey.tsx';
import { KeepSettings } from '../settings/KeepSettings.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { Frame } from './Frame.tsx';
import { KeepSession } from './KeepSession.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { PanelTabs } from './PanelTabs.tsx';
import { SidePanels } from './SidePanels.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What surrounds every page of somebody who is signed in. */
export const Layout = ({ children }: CoreLayoutProps) => (
  <>
    <DocumentTitle />
    <SkipLink />
    <Frame>
      <Suspense fallback={<LoadingPage />}>{children}</Suspense>
    </Frame>
    <PanelTabs />
    <SidePanels />
    <PaletteKey />
    <KeepSettings />
    <KeepSession />
  </>
);
