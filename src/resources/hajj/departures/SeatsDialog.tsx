import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { DepartureSeats } from '#catalog/hajj/departures/DepartureSeats.ts';
import type { CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { messageOf } from '#src/dataProvider/failure.ts';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { ReadDialog } from '#src/engine/messages/ReadDialog.tsx';
import { useSeats } from './useSeats.ts';

interface SeatsDialogProps extends Pick<CommandDialogProps, 'command' | 'record' | 'onClose'> {
  children(seats: DepartureSeats): ReactNode;
}

/** A dialogue about those who are booked: it begins once they are read, so that nobody is left out of its form. */
export function SeatsDialog({ command, record, onClose, children }: SeatsDialogProps) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useSeats(record.id);
  if (data) return children(data);
  return (
    <ReadDialog maxWidth="md" title={translate(`commands.${command.verb}`)} onClose={onClose}>
      {error && !isFetching ? (
        <RetryAlert onRetry={refetch} button={{ color: 'inherit', size: 'small' }}>
          {translate(messageOf(error), { _: error.message })}
        </RetryAlert>
      ) : (
        <CircularProgress aria-label={translate('shell.loading')} />
      )}
    </ReadDialog>
  );
}
