import Broken from '@mui/icons-material/ErrorOutlined';
import Holds from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { CheckGroup, CheckResult } from '#catalog/ledger/bookChecks.ts';
import { Findings } from './Findings.tsx';

/** Words for how many problems there are, by what they are in. */
const problemsIn = { books: 'problems', journeys: 'journey_problems' } as const satisfies Record<CheckGroup, string>;

/** One check: what it asks, whether it holds, and what breaks it. */
export function CheckLine({ group, result }: { readonly group: CheckGroup; readonly result: CheckResult }) {
  const { check, problems } = result;
  const translate = useTranslate();
  const isSound = problems === 0;
  return (
    <Box component="li" sx={{ display: 'grid', gap: 0.5, p: 2, borderBlockEnd: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600 }}>
          {translate(`booksVerified.checks.${check}`)}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={isSound ? 'success' : 'error'}
          icon={isSound ? <Holds /> : <Broken />}
          label={
            isSound
              ? translate('booksVerified.holds')
              : translate(`booksVerified.${problemsIn[group]}`, { smart_count: problems })
          }
        />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate(`booksVerified.about.${check}`)}
      </Typography>
      {!isSound && <Findings result={result} />}
    </Box>
  );
}
