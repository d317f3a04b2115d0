import Card from '@mui/material/Card';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { directionOf, type PaperData } from '#catalog/engine/papers/PaperData.ts';

/** Printers have no dark mode, and a paper has no frame. */
const printed = {
  '@media print': {
    border: 0,
    boxShadow: 'none',
    maxWidth: 'none',
    padding: 0,
    // The outer half of a table's border stands outside of it.
    overflow: 'visible',
    backgroundColor: '#fff',
    backgroundImage: 'none',
    '&, & *': { color: '#000 !important', borderColor: '#000' },
  },
};

/** At the foot of each sheet which of how many it is, where the browser can say so. */
const sheetNumbers = (content = 'counter(page) " / " counter(pages)') => ({
  '@bottom-center': { content, fontSize: '9pt' },
});

/** What CSS writes for the words of a paper about its pages: `"Page " counter(page) " of " counter(pages)`. */
function pageWords({ page, digits }: PaperData['foot']): string {
  const style = digits === '০১২৩৪৫৬৭৮৯' ? 'bengali' : 'decimal';
  return page
    .split(/%\{(pages?)\}/)
    .map((part, at) => (at % 2 === 1 ? `counter(${part}, ${style})` : JSON.stringify(part)))
    .join(' ');
}

interface PrintedPaperProps {
  readonly children: ReactNode;
  /** As wide as the page that shows it, and printed across the sheet. */
  readonly isWide?: boolean;
  /** What it says, where that has a language of its own. */
  readonly paper?: Pick<PaperData, 'language' | 'foot'> | undefined;
}

const sheet = { maxWidth: 820, marginInline: 'auto', p: { xs: 2, sm: 4 } } as const;
const wide = { p: 0, overflow: 'visible' } as const;

/** A sheet of A4 as it leaves the printer: what it is stands on the paper itself, not in the page's title. */
export const PrintedPaper = ({ children, isWide = false, paper }: PrintedPaperProps) => (
  <>
    <GlobalStyles
      styles={{
        '@page': {
          size: isWide ? 'A4 landscape' : 'A4',
          margin: '16mm',
          ...sheetNumbers(paper && pageWords(paper.foot)),
        },
        '@media print': { 'html, body': { background: '#fff' }, '#react-admin-title': { display: 'none' } },
      }}
    />
    <Card
      component="article"
      variant="outlined"
      {...(paper && { lang: paper.language, dir: directionOf(paper.language) })}
      sx={{ ...(isWide ? wide : sheet), ...printed }}
    >
      {children}
    </Card>
  </>
);
