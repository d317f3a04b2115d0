import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { date } from '#catalog/engine/fields.ts';
import type { Cancelling } from '#catalog/hajj/departures/Cancelling.ts';
import { departure } from '#catalog/hajj/departures/departure.ts';
import { departureLifecycle } from '#catalog/hajj/departures/departureLifecycle.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { CommandDialog } from '#src/engine/commands/CommandDialog.tsx';
import { ValueText } from '#src/engine/kinds/ValueText.tsx';
import { Money } from './Money.tsx';

const DAY = date();
const stop = commandOf('stop_cancelling_departure');

interface StopButtonProps extends Pick<Cancelling, 'id' | 'status'> {
  readonly disabled: boolean;
}

function StopButton({ id, status, disabled }: StopButtonProps) {
  const translate = useTranslate();
  const [asking, ask] = useState(false);
  return (
    <>
      <Button color="inherit" disabled={disabled} onClick={() => ask(true)}>
        {translate('commands.stop_cancelling')}
      </Button>
      {asking && (
        <CommandDialog command={stop} record={{ id, status }} onClose={() => ask(false)} onDone={() => undefined}>
          <Typography sx={{ mb: 2 }}>{translate('cancelPages.about_stop')}</Typography>
        </CommandDialog>
      )}
    </>
  );
}

const toneOf = (status: string) =>
  Object.entries(departureLifecycle.tones ?? {}).find(([state]) => state === status)?.[1] ?? 'info';

interface CancelHeadProps {
  readonly cancelling: Cancelling;
  readonly isBusy: boolean;
}

/** Where the departure stands, why it is cancelled, and how many are left. */
export function CancelHead({ cancelling, isBusy }: CancelHeadProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const who = usePrincipal();
  const { id, status, departure_date: day, reason, left } = cancelling;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Chip color={toneOf(status)} label={translate(`choices.${status}`)} />
        <span>
          <ValueText field={DAY} value={day} />
        </span>
        <span>
          {translate('cancelPages.left', { smart_count: left.bookings })} · {translate('fields.paid_amount')}:{' '}
          <Money of={left.paid} />
        </span>
        <Box sx={{ flex: 1 }} />
        {status === 'cancelling' && mayPerform(who, stop) && <StopButton id={id} status={status} disabled={isBusy} />}
        <Button component={LinkBase} to={createPath({ resource: departure.route, type: 'edit', id })}>
          {translate('flyPages.back')}
        </Button>
      </Box>
      {reason && (
        <Typography sx={{ mt: 1 }}>
          {translate('fields.reason')}: <bdi>{reason}</bdi>
        </Typography>
      )}
    </>
  );
}
