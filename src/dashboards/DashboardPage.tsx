import Insights from '@mui/icons-material/InsightsOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Heading } from '../engine/pages/Heading.tsx';
import { RetryAlert } from '../engine/messages/RetryAlert.tsx';
import { PageButton } from '../engine/pages/PageButton.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { Departures } from './Departures.tsx';
import { Pilgrims, PilgrimsByStatus } from './PilgrimPanels.tsx';
import { LatestOrders, SoldPanel } from './SalesPanels.tsx';
import { Deadlines, Seasons } from './Seasons.tsx';
import { Tiles } from './Tiles.tsx';
import { type Project, useProject } from './useProject.ts';

const ANALYTICS = '/apps/dashboards/analytics';

const panels = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
} as const;

function Content({ project }: { readonly project: Project }) {
  const translate = useTranslate();
  if (Object.keys({ ...project.figures, ...project.tables }).length === 0)
    return <Typography color="textSecondary">{translate('dashboards.nothing')}</Typography>;
  return (
    <>
      <Tiles project={project} />
      <PageButton to={ANALYTICS} startIcon={<Insights />} sx={{ justifySelf: 'start' }}>
        {translate('dashboards.analytics')}
      </PageButton>
      <Box sx={panels}>
        <OrderTotals project={project} />
        <LatestOrders project={project} />
        <SoldPanel project={project} name="best_by_amount" />
        <SoldPanel project={project} name="best_by_quantity" />
        <SoldPanel project={project} name="categories" />
        <PilgrimsByStatus project={project} />
        <Seasons project={project} />
        <Deadlines project={project} />
        <Departures project={project} />
        <Pilgrims project={project} name="passports" />
        <Pilgrims project={project} name="newest_pilgrims" />
      </Box>
    </>
  );
}

/** In the places of what is on its way, so that nothing moves when it comes. */
const Waiting = () => (
  <Box aria-busy sx={panels}>
    {[1, 2, 3, 4].map(tile => (
      <Skeleton key={tile} variant="rounded" height={88} />
    ))}
    {[1, 2, 3, 4].map(panel => (
      <Skeleton key={panel} variant="rounded" height={260} />
    ))}
  </Box>
);

/** What the office has before it. Every number is the total of a list or report that it leads to. */
export function DashboardPage() {
  const translate = useTranslate();
  const { data, isPending, error, refetch } = useProject();
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2 }}>
      <Heading title={translate('dashboards.title')} />
      {error && (
        <RetryAlert severity="warning" onRetry={refetch} button={{ color: 'inherit' }}>
          {translate('dashboards.failed')} {translate(error.message, { _: '' })}
        </RetryAlert>
      )}
      {isPending && <Waiting />}
      {data && <Content project={data} />}
    </Box>
  );
}
