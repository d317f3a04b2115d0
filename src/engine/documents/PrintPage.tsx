import Print from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { PaperData } from '#catalog/engine/papers/PaperData.ts';
import { LinkBase, useTranslate } from 'react-admin';
import { RetryAlert } from '../messages/RetryAlert.tsx';
import { LoadingPage } from '../pages/LoadingPage.tsx';
import { PrintedPaper } from './PrintedPaper.tsx';

/** A paper on its way: what it says, or why it cannot be shown. */
export interface PaperReading<P> {
  /** Absent before all of them are there. */
  readonly parts?: P;
  readonly error: Error | null;
  /** Whether other parts are on their way, such as those in another language. */
  readonly isChanging?: boolean;
  retry(): void;
}

/** Words of the page. */
interface PrintWords {
  readonly back: string;
  readonly print: string;
}

interface PrintPageProps<P> {
  readonly paper: PaperReading<P>;
  readonly words: PrintWords;
  /** Path of the record that it is the paper of. */
  readonly backTo: string;
  /** Why nothing is printed yet, if so. */
  readonly notYet?: (parts: P) => ReactNode;
  /** What else stands above the paper, between the way back and the button that prints. */
  readonly tools?: ReactNode;
  /** The finished paper among the parts, which says in which language it is. */
  readonly finished?: (parts: P) => PaperData;
  /** Told once the browser has printed it, or has been told not to. */
  onPrinted?(): void;
  readonly children: (parts: P) => ReactNode;
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 1,
  mb: 2,
  '@media print': { display: 'none' },
} as const;

/** A document ready for the printer, with the way back to its record. */
export function PrintPage<P>({ paper, words, backTo, onPrinted, children, ...rest }: PrintPageProps<P>) {
  const { notYet, tools, finished } = rest;
  const translate = useTranslate();
  const { parts, error, retry, isChanging = false } = paper;
  const print = () => {
    window.print();
    onPrinted?.();
  };
  if (error) return <RetryAlert onRetry={retry}>{translate(error.message, { _: error.message })}</RetryAlert>;
  if (!parts) return <LoadingPage />;
  const reason = notYet?.(parts);
  return (
    <Box sx={{ paddingBlock: 2 }}>
      <Box sx={bar}>
        <Button component={LinkBase} to={backTo}>
          {translate(words.back)}
        </Button>
        {tools}
        {!reason && (
          <Button variant="contained" startIcon={<Print />} disabled={isChanging} onClick={print}>
            {translate(words.print)}
          </Button>
        )}
      </Box>
      {reason ? (
        <Alert severity="info">{reason}</Alert>
      ) : (
        <PrintedPaper paper={finished?.(parts)}>{children(parts)}</PrintedPaper>
      )}
    </Box>
  );
}
