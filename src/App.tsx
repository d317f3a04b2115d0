import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { useState } from 'react';
import { AdminContext, CoreAdminUI, type Store } from 'react-admin';
import { authProvider } from './authProvider/authProvider.ts';
import { RecordExtras } from './engine/entity/recordExtras.ts';
import { frameRoutes } from './resources/framePages.tsx';
import { i18nProvider } from './i18n/i18nIn.ts';
import { AccessDenied } from './layout/AccessDenied.tsx';
import { ErrorPage } from './layout/ErrorPage.tsx';
import { Layout } from './layout/Layout.tsx';
import { LoadingPage } from './engine/pages/LoadingPage.tsx';
import { refreshMenuAfter } from './layout/navigation/hostMenuQuery.ts';
import { NotFound } from './layout/NotFound.tsx';
import { LeaveQuestion } from './engine/editing/LeaveQuestion.tsx';
import { FrameDialog } from './layout/messages/FrameDialog.tsx';
import { PageLocale } from './layout/PageLocale.tsx';
import { ToolbarSlot } from './layout/toolbar/ToolbarSlot.ts';
import { TitleSlot } from './layout/TitleSlot.ts';
import { ModuleMarks } from './resources/ModuleMarks.tsx';
import { PassengerSearch } from './resources/hajj/toolbar/PassengerSearch.tsx';
import { PartTheme } from './layout/PartTheme.tsx';
import { Messages } from './layout/messages/Messages.tsx';
import { ErrorBoundary } from './engine/onDemand/ErrorBoundary.tsx';
import { recordExtra } from './resources/recordExtra.tsx';
import { catalogueResources } from './resources/resources.tsx';
import { beginVisit } from './dataProvider/visit.ts';
import { emotionCache } from './layout/theme/emotionCache.ts';
import { RootStyles } from './layout/theme/RootStyles.tsx';
import { SchemeVariables } from './layout/theme/schemes/SchemeVariables.tsx';

/** Depends on nothing, so that another language draws anew only what shows it; another scheme draws nothing. */
const office = (
  <PartTheme part="main">
    <CssBaseline />
    <SchemeVariables />
    <RootStyles />
    <RecordExtras value={recordExtra}>
      <ToolbarSlot value={<PassengerSearch />}>
        <TitleSlot value={<ModuleMarks />}>
          <CoreAdminUI
            requireAuth
            disableTelemetry
            title="Rihla"
            layout={Layout}
            catchAll={NotFound}
            loading={LoadingPage}
            error={ErrorPage}
            accessDenied={AccessDenied}
            authenticationError={ErrorPage}
          >
            {catalogueResources()}
            {frameRoutes()}
          </CoreAdminUI>
        </TitleSlot>
      </ToolbarSlot>
    </RecordExtras>
    <ErrorBoundary>
      <Messages />
    </ErrorBoundary>
    <FrameDialog />
    <LeaveQuestion />
  </PartTheme>
);

interface AppProps {
  readonly store: Store;
}

/** The composition root: everything below `/apps`. */
export const App = ({ store }: AppProps) => {
  const [{ queryClient, dataProvider }] = useState(() => beginVisit(refreshMenuAfter));
  return (
    <CacheProvider value={emotionCache}>
      <AdminContext
        basename="/apps"
        authProvider={authProvider}
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        queryClient={queryClient}
        store={store}
      >
        <PageLocale>{office}</PageLocale>
      </AdminContext>
    </CacheProvider>
  );
};
