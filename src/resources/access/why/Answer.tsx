import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PageButton } from '#src/engine/pages/PageButton.tsx';

/** Where something is mended: a key of words below `accessPages.why`, and the address. */
export interface Mend {
  readonly word: string;
  readonly to: string;
}

interface AnswerProps {
  readonly verdict: 'yes' | 'partly' | 'no';
  readonly children: ReactNode;
  readonly mends?: readonly (Mend | false)[];
}

const severities = { yes: 'success', partly: 'info', no: 'warning' } as const;

/** Yes or no in words, and below it where to go to change it. */
export function Answer({ verdict, children, mends }: AnswerProps) {
  const translate = useTranslate();
  const ways = mends?.filter(one => one !== false) ?? [];
  return (
    <Alert severity={severities[verdict]} sx={{ '& p': { marginBlock: 0.5 } }}>
      <strong>{translate(`accessPages.why.${verdict === 'no' ? 'no' : 'yes'}`)}</strong> {children}
      {ways.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {ways.map(({ word, to }) => (
            <PageButton key={word} size="small" color="inherit" variant="outlined" to={to}>
              {translate(`accessPages.why.${word}`)}
            </PageButton>
          ))}
        </Box>
      )}
    </Alert>
  );
}
