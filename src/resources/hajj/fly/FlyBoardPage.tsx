import { useQuery } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { HttpError, useCreatePath, useDataProvider, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { daysBetween } from '#catalog/engine/days/days.ts';
import { departure } from '#catalog/hajj/departures/departure.ts';
import { canFly, type FlyBoard } from '#catalog/hajj/fly/FlyBoard.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { useBothCalendars } from '#src/engine/kinds/date/useBothCalendars.ts';
import { Heading } from '#src/engine/pages/Heading.tsx';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { usePhone } from '#src/layout/settings/useFrame.ts';
import { messageOf } from '#src/dataProvider/failure.ts';
import { UnknownRecord } from '#src/layout/UnknownRecord.tsx';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { BoardAnswer } from './BoardAnswer.tsx';
import { BoardList } from './BoardList.tsx';
import { BoardTable } from './BoardTable.tsx';
import { DepartButton } from './DepartButton.tsx';

/** The day on which a departure leaves, in both calendars, and how far away it is. */
function Countdown({ day }: { readonly day: string }) {
  const translate = useTranslate();
  const written = useBothCalendars();
  const today = useToday();
  const left = today === undefined ? undefined : daysBetween(today, day);
  return (
    <Box component="span">
      {written(day)} ·{' '}
      {left !== undefined && (
        <strong>{left < 0 ? translate('flyPages.gone') : translate('flyPages.left', { smart_count: left })}</strong>
      )}
    </Box>
  );
}

function Board({ board, onLeft }: { readonly board: FlyBoard; onLeft(): void }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const isPhone = usePhone();
  const [onlyMissing, showMissing] = useState(false);
  const all = board.pilgrims.length;
  const shown = onlyMissing ? { ...board, pilgrims: board.pilgrims.filter(row => !canFly(row)) } : board;
  return (
    <Paper sx={{ p: 2 }}>
      {all > 0 && <BoardAnswer pilgrims={board.pilgrims} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, marginBlock: 1 }}>
        <Countdown day={board.departure_date} />
        {board.season && <span>{board.season}</span>}
        {board.lead_agency && <span>{translate('flyPages.lead_agency', { agency: board.lead_agency })}</span>}
        <Box sx={{ flex: 1 }} />
        {!isPhone && (
          <FormControlLabel
            control={<Switch checked={onlyMissing} onChange={(_, checked) => showMissing(checked)} />}
            label={translate('flyPages.only_missing')}
          />
        )}
        <DepartButton id={board.id} onLeft={onLeft} />
        <PageButton to={createPath({ resource: departure.route, type: 'edit', id: board.id })}>
          {translate('flyPages.back')}
        </PageButton>
      </Box>
      {board.hidden > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {translate('flyPages.hidden', { smart_count: board.hidden })}
        </Alert>
      )}
      {all === 0 && board.hidden === 0 && <Alert severity="info">{translate('flyPages.nobody')}</Alert>}
      {all > 0 && (isPhone ? <BoardList board={board} /> : <BoardTable board={shown} />)}
    </Paper>
  );
}

function BoardOf({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { ask } = useDataProvider<RihlaDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [departure.route, 'fly-board', id],
    queryFn: () => ask<FlyBoard>(`/api/departures/${encodeURIComponent(id)}/fly-board`),
  });
  if (error instanceof HttpError && error.status === 404) return <UnknownRecord of={departure.route} />;
  if (error) return <RetryAlert onRetry={refetch}>{translate(messageOf(error), { _: error.message })}</RetryAlert>;
  if (!data) return <LoadingPage />;
  return (
    <>
      <Heading title={translate('flyPages.title', { departure: data.code })} />
      <Board board={data} onLeft={() => void refetch()} />
    </>
  );
}

/** Whether a departure can fly: each pilgrim, and what its season asks of them. */
export function FlyBoardPage() {
  const { departureId = '' } = useParams();
  return <BoardOf key={departureId} id={departureId} />;
}
