import Card from '@mui/material/Card';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';

/** Printers have no dark mode, and a paper has no frame. */
const printed = {
  '@media print': {
    border: 0,
    boxShadow: 'none',
    maxWidth: 'none',
    padding: 0,
    backgroundColor: '#fff',
    backgroundImage: 'none',
    '&, & *': { color: '#000 !important', borderColor: '#000' },
  },
};

/** A sheet of A4 as it leaves the printer: what it is stands on the paper itself, not in the page's title. */
export const PrintedPaper = ({ children }: { readonly children: ReactNode }) => (
  <>
    <GlobalStyles
      styles={{
        '@page': { size: 'A4', margin: '16mm' },
        '@media print': { 'html, body': { background: '#fff' }, '#react-admin-title': { display: 'none' } },
      }}
    />
    <Card
      component="article"
      variant="outlined"
      sx={{ maxWidth: 820, marginInline: 'auto', p: { xs: 2, sm: 4 }, ...printed }}
    >
      {children}
    </Card>
  </>
);
