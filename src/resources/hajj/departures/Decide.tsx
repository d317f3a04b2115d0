import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { omit } from 'es-toolkit';
import { Fragment, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Cancelling } from '#catalog/hajj/departures/Cancelling.ts';
import { messageOf } from '#src/dataProvider/failure.ts';
import { useUnsaved } from '#src/engine/editing/useUnsaved.ts';
import { usePhone } from '#src/layout/settings/useFrame.ts';
import { BookingCard, BookingRow, BookingTable } from './BookingRows.tsx';
import { ChooseForMany } from './ChooseForMany.tsx';
import { type Decision, type Decisions, isWhole } from './Decision.ts';
import type { useCarryOut } from './useCarryOut.ts';
import { useOffered } from './useOffered.ts';

interface DecideProps {
  readonly cancelling: Cancelling;
  readonly carrying: ReturnType<typeof useCarryOut>;
}

function Carrying({ run, stopping, stop }: Pick<DecideProps['carrying'], 'run' | 'stopping' | 'stop'>) {
  const translate = useTranslate();
  if (!run) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flex: '1 1 300px' }}>
      <LinearProgress
        variant="determinate"
        value={(run.done / run.total) * 100}
        aria-label={translate('cancelPages.carrying')}
        sx={{ flex: 1 }}
      />
      <Typography component="output" variant="body2">
        {translate('cancelPages.progress', { ...run })}
      </Typography>
      <Button onClick={stop} disabled={stopping}>
        {translate(stopping ? 'cancelPages.stopping' : 'cancelPages.stop')}
      </Button>
    </Box>
  );
}

/** Bookings of which somebody is to decide, one by one or many at once; and carrying that out. */
export function Decide({ cancelling, carrying }: DecideProps) {
  const { undecided, left } = cancelling;
  const translate = useTranslate();
  const isPhone = usePhone();
  const offered = useOffered(cancelling);
  const [decisions, setDecisions] = useState<Decisions>({});
  const { endings, run, cut, start } = carrying;
  const isDone = (one: number): boolean => endings[one] !== undefined && endings[one].error === undefined;
  const open = undecided.filter(row => !isDone(row.id));
  const chosen = open.flatMap(row => {
    const decision = decisions[row.id];
    return decision ? [{ row, decision }] : [];
  });
  const ready = chosen.filter(({ decision }) => isWhole(decision));
  const decideMany = (ids: readonly number[], decision: Decision) =>
    setDecisions(before => ({ ...before, ...Object.fromEntries(ids.map(one => [one, decision])) }));
  const decide = useCallback(
    (one: number, decision: Decision | undefined) =>
      setDecisions(before => (decision ? { ...before, [one]: decision } : omit(before, [one]))),
    [],
  );
  const [Row, Rows] = isPhone ? [BookingCard, Fragment] : [BookingRow, BookingTable];
  const isBusy = run !== undefined;
  // Choices stand nowhere but here until they are carried out.
  useUnsaved(isBusy || chosen.length > 0);
  return (
    <>
      <ChooseForMany
        rows={open}
        isChosen={one => decisions[one] !== undefined}
        offered={offered}
        disabled={isBusy}
        onDecide={decideMany}
      />
      <Rows>
        {undecided.map(row => (
          <Row
            key={row.id}
            row={row}
            decision={decisions[row.id]}
            ending={endings[row.id]}
            offered={offered}
            disabled={isBusy}
            onDecide={decide}
          />
        ))}
      </Rows>
      {left.bookings > undecided.length && (
        <Typography sx={{ mt: 1 }}>
          {translate('cancelPages.first_of', { shown: undecided.length, total: left.bookings })}
        </Typography>
      )}
      {chosen.length > ready.length && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('cancelPages.incomplete', { smart_count: chosen.length - ready.length })}
        </Alert>
      )}
      {cut !== undefined && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {translate('cancelPages.cut', { reason: translate(messageOf(cut), { _: messageOf(cut) }) })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginBlockStart: 2 }}>
        <Button
          variant="contained"
          disabled={isBusy || ready.length === 0}
          // The second half of a double click may meet what comes next.
          onClick={({ detail }) => detail < 2 && void start(ready)}
        >
          {translate(ready.length > 0 ? 'cancelPages.carry_out' : 'cancelPages.carry_out_none', {
            smart_count: ready.length,
          })}
        </Button>
        <Carrying {...carrying} />
      </Box>
    </>
  );
}
