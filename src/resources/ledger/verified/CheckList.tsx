import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type CheckGroup, ofGroup, type Verification } from '#catalog/ledger/bookChecks.ts';
import { CheckLine } from './CheckLine.tsx';

interface Props {
  readonly group: CheckGroup;
  readonly verification: Verification;
}

/** The checks of a group, under its name; nothing where a verification of an earlier version asked none of them. */
export function CheckList({ group, verification: { checks } }: Props) {
  const translate = useTranslate();
  const id = useId();
  const results = ofGroup(group, checks);
  if (results.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} variant="h6" component="h2">
        {translate(`booksVerified.groups.${group}`)}
      </Typography>
      <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {results.map(result => (
          <CheckLine key={result.check} group={group} result={result} />
        ))}
      </Card>
    </Box>
  );
}
