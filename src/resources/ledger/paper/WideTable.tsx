import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PaperTable } from './PaperTable.tsx';

/** The table of a paper, which moves within it where the screen is narrower; whoever has no mouse moves it, too. */
export function WideTable({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  return (
    <Box
      component="section"
      tabIndex={0}
      aria-label={translate('fields.items')}
      sx={{ overflowX: 'auto', '& tbody th': { minInlineSize: 120 }, '@media print': { overflow: 'visible' } }}
    >
      <PaperTable>{children}</PaperTable>
    </Box>
  );
}
