import { Suspense } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { LetterKeys } from './keys/LetterKeys.tsx';
import { PaletteKey } from './navigation/search/PaletteKey.tsx';
import { KeepQuickPanel } from './quickPanel/KeepQuickPanel.tsx';
import { KeepSettings } from './settings/KeepSettings.tsx';
import { ErrorBoundary } from '../engine/onDemand/ErrorBoundary.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Frame } from './Frame.tsx';
import { KeepLive } from './KeepLive.tsx';
import { KeepSession } from './KeepSession.tsx';
import { LoadingPage } from '../engine/pages/LoadingPage.tsx';
import { PanelTabs } from './PanelTabs.tsx';
import { FrameLocale } from './FrameLocale.tsx';
import { SidePanels } from './SidePanels.tsx';
import { SkipLink } from './SkipLink.tsx';

/** What surrounds every page of somebody who is signed in. */
export const Layout = ({ children }: CoreLayoutProps) => (
  <>
    <DocumentTitle />
    <FrameLocale>
      <SkipLink />
    </FrameLocale>
    <Frame>
      <ErrorBoundary instead={ErrorPage}>
        <Suspense fallback={<LoadingPage />}>{children}</Suspense>
      </ErrorBoundary>
    </Frame>
    <FrameLocale>
      <PanelTabs />
    </FrameLocale>
    <SidePanels />
    <PaletteKey />
    <LetterKeys />
    <KeepSettings />
    <KeepQuickPanel />
    <KeepSession />
    <KeepLive />
  </>
);
