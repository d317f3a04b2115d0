import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useCanAccess, useDataProvider, useRecordContext, useTranslate } from 'react-admin';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { inQuota } from '#catalog/hajj/pilgrimLifecycle.ts';
import type { Places } from '#catalog/hajj/seasons/Places.ts';
import { season } from '#catalog/hajj/seasons/season.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { listPath } from '#src/engine/entity/listPath.ts';
import { PageButton } from '#src/engine/pages/PageButton.tsx';

function PilgrimsButton({ of }: { readonly of: unknown }) {
  const translate = useTranslate();
  const { canAccess } = useCanAccess({ resource: hajjPassengerInfo.route, action: 'list' });
  if (!canAccess) return null;
  const to = listPath(hajjPassengerInfo, { filter: { season__in: [of], status__in: inQuota } });
  return (
    <PageButton color="inherit" size="small" to={to}>
      {translate('seasonPages.pilgrims')}
    </PageButton>
  );
}

/** How many places of a season are taken, and of how many. */
export function PlacesTaken() {
  const translate = useTranslate();
  const record = useRecordContext();
  const { ask } = useDataProvider<RihlaDataProvider>();
  const { data } = useQuery({
    queryKey: [season.route, 'places', record?.id, record?.['version']],
    queryFn: () => ask<Places>(`/api/seasons/${Number(record?.id)}/places`),
    enabled: record !== undefined,
  });
  if (!record || !data) return null;
  const { counted, quota } = data;
  const isFull = quota !== null && counted >= quota;
  return (
    <Box sx={{ p: 2, pb: 0 }}>
      <Alert severity={isFull ? 'warning' : 'info'} action={counted > 0 && <PilgrimsButton of={record.id} />}>
        {quota === null
          ? translate('seasonPages.counted', { counted })
          : translate('seasonPages.counted_of', { counted, quota })}
      </Alert>
    </Box>
  );
}
