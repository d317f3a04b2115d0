import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { RetryAlert } from '../engine/messages/RetryAlert.tsx';
import { HOME } from '../authProvider/returnPath.ts';
import { Heading } from '../engine/pages/Heading.tsx';
import { date } from '../../catalog/engine/fields.ts';
import type { Period } from '../../catalog/engine/days/periods.ts';
import { useReader } from '../engine/kinds/useReader.ts';
import { valueText } from '../engine/kinds/valueText.ts';
import { PageButton } from '../engine/pages/PageButton.tsx';
import { PartPanel, SeriesPanel } from './AnalyticsPanels.tsx';
import { PeriodPresets, usePeriod } from './AnalyticsPeriod.tsx';
import { type Analytics, useAnalytics } from './useAnalytics.ts';

const panels = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
} as const;

const day = date();

/** The days of the period, and those that it is compared with. */
function Days({ told }: { readonly told: Analytics }) {
  const translate = useTranslate();
  const reader = useReader();
  const words = ({ from, to }: Period) => `${valueText(day, from, reader)} – ${valueText(day, to, reader)}`;
  return (
    <Typography color="textSecondary">
      {translate('dashboards.compared', { now: words(told), before: words(told.before) })}
    </Typography>
  );
}

function Content({ told }: { readonly told: Analytics }) {
  const translate = useTranslate();
  if (Object.keys({ ...told.series, ...told.parts }).length === 0)
    return <Typography color="textSecondary">{translate('dashboards.nothing')}</Typography>;
  return (
    <>
      <Days told={told} />
      <Box sx={panels}>
        {(['sales', 'receipts', 'payments'] as const).map(name => (
          <SeriesPanel key={name} told={told} name={name} />
        ))}
        {(['categories', 'branches', 'packages'] as const).map(name => (
          <PartPanel key={name} told={told} name={name} />
        ))}
      </Box>
    </>
  );
}

/** A period of the agency beside as many days before it. */
export function AnalyticsPage() {
  const translate = useTranslate();
  const period = usePeriod();
  const { data, isPending, isPlaceholderData, error, refetch } = useAnalytics(period);
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2 }}>
      <Heading title={translate('dashboards.analytics')} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {period && <PeriodPresets period={period} />}
        <PageButton to={HOME} size="small" sx={{ marginInlineStart: 'auto' }}>
          {translate('dashboards.title')}
        </PageButton>
      </Box>
      {error && (
        <RetryAlert severity="warning" onRetry={refetch} button={{ color: 'inherit' }}>
          {translate('dashboards.failed')} {translate(error.message, { _: '' })}
        </RetryAlert>
      )}
      {isPending && (
        <Box aria-busy sx={panels}>
          {[1, 2, 3, 4].map(panel => (
            <Skeleton key={panel} variant="rounded" height={330} />
          ))}
        </Box>
      )}
      {data && (
        <Box aria-busy={isPlaceholderData} sx={{ display: 'grid', gap: 2, opacity: isPlaceholderData ? 0.6 : 1 }}>
          <Content told={data} />
        </Box>
      )}
    </Box>
  );
}
