import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PaperTable } from './PaperTable.tsx';

interface WideTableProps {
  /** Key of what it is called. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The table of a paper, which moves within it where the screen is narrower; whoever has no mouse moves it, too. */
export function WideTable({ label, children }: WideTableProps) {
  const translate = useTranslate();
  return (
    <Box
      component="section"
      tabIndex={0}
      aria-label={translate(label)}
      sx={{ overflowX: 'auto', '& tbody th': { minInlineSize: 120 }, '@media print': { overflow: 'visible' } }}
    >
      <PaperTable>{children}</PaperTable>
    </Box>
  );
}
