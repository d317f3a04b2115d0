import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RaRecord, useCanAccess, useTranslate } from 'react-admin';
import { dayAfter, dayIn } from '../../catalog/days.ts';
import { fieldOf } from '../../catalog/defineEntity.ts';
import { entities } from '../../catalog/entities.ts';
import { Heading } from '../crud/Heading.tsx';
import { LoadingPage } from '../layout/LoadingPage.tsx';
import { useReader } from '../kinds/useReader.ts';
import { valueText } from '../kinds/valueText.ts';
import { useAgencyZone, useToday } from '../authProvider/useToday.ts';
import { FirstRows } from './FirstRows.tsx';
import { StatusCounts } from './StatusCounts.tsx';

const { hajj_passenger_info: pilgrim, tour_package: journey } = entities;

/** In days. */
const HALF_A_YEAR = 183;

function Pilgrims({ today }: { readonly today: string }) {
  const reader = useReader();
  const zone = useAgencyZone();
  const text = (record: RaRecord, name: string) => valueText(fieldOf(pilgrim, name), record[name] ?? '', reader);
  // Early in the day of the agency it is still the day before by universal time.
  const registered = ({ created_at: at }: RaRecord) =>
    zone && at ? valueText({ kind: 'date', required: true }, dayIn(zone, new Date(at)), reader) : '';
  return (
    <>
      <FirstRows
        title="pages.dashboard.passports"
        empty="pages.dashboard.no_passports"
        entity={pilgrim}
        filter={{ passport_expiry_date__gte: today, passport_expiry_date__lte: dayAfter(today, HALF_A_YEAR) }}
        sort={{ field: 'passport_expiry_date', order: 'ASC' }}
        detail={record => text(record, 'passport_expiry_date')}
      />
      <FirstRows
        title="pages.dashboard.newest"
        empty="pages.dashboard.no_newest"
        entity={pilgrim}
        sort={{ field: 'created_at', order: 'DESC' }}
        detail={record => `${text(record, 'status')} · ${registered(record)}`}
      />
    </>
  );
}

function Departures({ today }: { readonly today: string }) {
  const translate = useTranslate();
  const reader = useReader();
  const detail = (record: RaRecord) => {
    const day = valueText(fieldOf(journey, 'departure_date'), record['departure_date'], reader);
    const seats: unknown = record['seats'];
    return typeof seats === 'number' ? `${day} · ${translate('pages.dashboard.seats', { smart_count: seats })}` : day;
  };
  return (
    <FirstRows
      title="pages.dashboard.departures"
      empty="pages.dashboard.no_departures"
      entity={journey}
      filter={{ departure_date__gte: today }}
      sort={{ field: 'departure_date', order: 'ASC' }}
      detail={detail}
    />
  );
}

/** What the office has before it. Every number is the total of a list that it leads to. */
export function DashboardPage() {
  const translate = useTranslate();
  const pilgrims = useCanAccess({ resource: pilgrim.route, action: 'list' });
  const journeys = useCanAccess({ resource: journey.route, action: 'list' });
  const today = useToday();
  if (pilgrims.isPending || journeys.isPending || today === undefined) return <LoadingPage />;
  return (
    <Box sx={{ display: 'grid', gap: 2, paddingBlock: 2 }}>
      <Heading title={translate('pages.dashboard.title')} />
      {!pilgrims.canAccess && !journeys.canAccess && (
        <Typography color="textSecondary">{translate('pages.dashboard.nothing')}</Typography>
      )}
      {pilgrims.canAccess && <StatusCounts />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
        }}
      >
        {journeys.canAccess && <Departures today={today} />}
        {pilgrims.canAccess && <Pilgrims today={today} />}
      </Box>
    </Box>
  );
}
