import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useContext } from 'react';
import { TitlePortal, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '../engine/onDemand/ErrorBoundary.tsx';
import { sectionAt } from './navigation/sections.ts';
import { TitleSlot } from './TitleSlot.ts';

/** Where one is: the module, then the title of the page, which the page itself puts here. */
export const PageTitle = () => {
  const translate = useTranslate();
  const beside = useContext(TitleSlot);
  const section = sectionAt(useLocation().pathname);
  return (
    <Box sx={{ minWidth: 0, minHeight: 56, paddingBlock: 1.5, '@media print': { minHeight: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1 }}>
        <Box sx={{ minWidth: 0 }}>
          {section && (
            <Typography
              variant="caption"
              color="textSecondary"
              noWrap
              sx={{ display: 'block', lineHeight: 1.3, '@media print': { display: 'none' } }}
            >
              {translate(`shell.modules.${section.name}`)}
            </Typography>
          )}
          {/* Without a title yet, or with another heading on the page, it is no heading. */}
          {/* A line as high as Arabic letters with their dots, which would be cut otherwise. */}
          <TitlePortal variant="h2" component="h1" noWrap sx={{ lineHeight: 1.5, '&:empty': { display: 'none' } }} />
        </Box>
        <ErrorBoundary>
          <Suspense fallback={null}>{beside}</Suspense>
        </ErrorBoundary>
      </Box>
    </Box>
  );
};
