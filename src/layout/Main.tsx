import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useSettings } from '../settings/settings.ts';
import { container, gutter } from './container.ts';
import { PageTitle } from './PageTitle.tsx';
import { MAIN_ID } from './SkipLink.tsx';

/** The page itself, below its title. */
export const Main = ({ children }: { readonly children: ReactNode }) => (
  <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, outline: 'none', ...gutter }}>
    <Box sx={{ flex: 1, minWidth: 0, paddingBlockEnd: 2, ...container(useSettings().layout.config) }}>
      <PageTitle />
      {children}
    </Box>
  </Box>
);
