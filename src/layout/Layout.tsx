import Box from '@mui/material/Box';
import { Suspense } from 'react';
import type { CoreLayoutProps } from 'react-admin';
import { DocumentTitle } from './DocumentTitle.tsx';
import { Header } from './Header.tsx';
import { LoadingPage } from './LoadingPage.tsx';
import { Sidebar } from './Sidebar.tsx';
import { MAIN_ID, SkipLink } from './SkipLink.tsx';

/** The frame of every page below `/apps`. */
export const Layout = ({ children }: CoreLayoutProps) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
    <DocumentTitle />
    <SkipLink />
    <Header />
    <Box sx={{ display: 'flex', flex: 1 }}>
      <Sidebar />
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none', paddingInline: { xs: 1, sm: 2 } }}>
        <Suspense fallback={<LoadingPage />}>{children}</Suspense>
      </Box>
    </Box>
  </Box>
);
