import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { Cancelling } from '#catalog/hajj/departures/Cancelling.ts';
import { departure } from '#catalog/hajj/departures/departure.ts';
import { departureLifecycle } from '#catalog/hajj/departures/departureLifecycle.ts';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { messageOf } from '#src/dataProvider/failure.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { UnknownRecord } from '#src/layout/UnknownRecord.tsx';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { Account } from './Account.tsx';
import { Begin } from './Begin.tsx';
import { CancelHead } from './CancelHead.tsx';
import { Decide } from './Decide.tsx';
import { Sitting } from './Sitting.tsx';
import { useCarryOut } from './useCarryOut.ts';

function Steps({ cancelling }: { readonly cancelling: Cancelling }) {
  const translate = useTranslate();
  // The last of them ends the departure, and what became of it is told all the same.
  const carrying = useCarryOut(cancelling.reason ?? cancelling.code);
  const { status, hidden, undecided, total } = cancelling;
  return (
    <Paper sx={{ p: 2 }}>
      <CancelHead cancelling={cancelling} isBusy={carrying.run !== undefined} />
      {hidden > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {translate('cancelPages.hidden', { smart_count: hidden })}
        </Alert>
      )}
      {(status === 'draft' || isIn(departureLifecycle.groups.ahead, status)) && <Begin cancelling={cancelling} />}
      {status === 'cancelling' && undecided.length > 0 && <Decide cancelling={cancelling} carrying={carrying} />}
      {status === 'cancelled' && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {translate(total.bookings > 0 ? 'cancelPages.all_decided' : 'cancelPages.without')}
        </Alert>
      )}
      <Sitting endings={carrying.endings} open={undecided} />
      <Account cancelling={cancelling} />
    </Paper>
  );
}

function CancelOf({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { ask } = useDataProvider<RihlaDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [departure.route, 'cancelling', id],
    queryFn: () => ask<Cancelling>(`/api/departures/${encodeURIComponent(id)}/cancelling`),
  });
  if (!data && error instanceof HttpError && error.status === 404) return <UnknownRecord of={departure.route} />;
  const failed = error && (
    <RetryAlert onRetry={refetch} sx={{ mb: 2 }}>
      {translate(messageOf(error), { _: error.message })}
    </RetryAlert>
  );
  if (!data) return failed || <LoadingPage />;
  return (
    <>
      <Heading title={translate('cancelPages.title', { departure: data.code })} />
      {failed}
      <Steps cancelling={data} />
    </>
  );
}

/** A departure that the agency cancels: why, what becomes of each booking, and the account of what was paid. */
export function CancelPage() {
  const { departureId = '' } = useParams();
  return <CancelOf key={departureId} id={departureId} />;
}
