import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { cause } from '#catalog/donations/cause.ts';
import { useReader } from '../../engine/kinds/useReader.ts';
import { valueText } from '../../engine/kinds/valueText.ts';
import { ProgressBar } from './ProgressBar.tsx';

const { goal_amount: goal, raised_amount: raised } = cause.fields;

/** What is raised of the goal, by how many. */
export function CauseProgress({ record }: { readonly record: Readonly<Record<string, unknown>> | undefined }) {
  const translate = useTranslate();
  const reader = useReader();
  if (!record) return null;
  const amounts = {
    raised: valueText(raised, record['raised_amount'] ?? '0.00', reader),
    goal: valueText(goal, record['goal_amount'], reader),
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <ProgressBar percent={record['process']} />
      <Typography variant="body2" color="textSecondary">
        {translate('donationPages.progress.raised', amounts)} ·{' '}
        {translate('donationPages.progress.contributors', { smart_count: Number(record['contributor'] ?? 0) })}
      </Typography>
    </Box>
  );
}
