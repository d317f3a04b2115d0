import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useDataProvider, useTranslate } from 'react-admin';
import { entities } from '../../catalog/entities.ts';
import { pilgrimLifecycle } from '../../catalog/hajj/pilgrimLifecycle.ts';
import { listPath } from '../crud/list/listPath.ts';
import { Panel } from './Panel.tsx';

const pilgrims = entities.hajj_passenger_info;
const filterOf = (status: string) => ({ status__in: [status] });

/** How many pilgrims stand at each step, as the totals of the list say. */
function useCounts() {
  const dataProvider = useDataProvider();
  return useQuery({
    queryKey: [pilgrims.route, 'counts'],
    queryFn: async ({ signal }) => {
      const count = async (status: string) => {
        const wanted = {
          pagination: { page: 1, perPage: 1 },
          sort: { field: 'id', order: 'DESC' as const },
          filter: filterOf(status),
          signal,
        };
        const { total = 0 } = await dataProvider.getList(pilgrims.route, wanted);
        return { status, total };
      };
      return Promise.all(pilgrimLifecycle.states.map(count));
    },
  });
}

/** Pilgrims by status; each number leads to its list. */
export function StatusCounts() {
  const translate = useTranslate();
  const { data = [], isPending, error, refetch } = useCounts();
  const title = translate('pages.dashboard.statuses');
  return (
    <Panel title={title} to={listPath(pilgrims)} loading={isPending} error={error} onRetry={() => void refetch()}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(9.5em, 1fr))',
        }}
      >
        {data.map(({ status, total }) => (
          <li key={status}>
            <ButtonBase
              focusRipple
              component={LinkBase}
              to={listPath(pilgrims, { filter: filterOf(status) })}
              sx={{
                display: 'block',
                width: '100%',
                height: '100%',
                p: 1.5,
                borderRadius: 2,
                textAlign: 'start',
                border: 1,
                borderColor: 'divider',
                '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
              }}
            >
              <Typography
                component="span"
                variant="h5"
                color={total === 0 ? 'textSecondary' : 'primary'}
                sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}
              >
                {total}
              </Typography>
              <Typography component="span" variant="body2">
                {translate(`choices.${status}`)}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
