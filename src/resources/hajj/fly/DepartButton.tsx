import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  RecordContextProvider,
  ResourceContextProvider,
  useGetOne,
  useNotify,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { departure } from '#catalog/hajj/departures/departure.ts';
import { depart } from '#catalog/hajj/departures/travelCommands.ts';
import { useAvailableCommands } from '#src/engine/commands/useAvailableCommands.ts';
import { DepartDialog } from '../departures/DepartDialog.tsx';

function Offered({ onLeft }: { onLeft(): void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const record = useRecordContext();
  const [isAsking, ask] = useState(false);
  const isOffered = useAvailableCommands().some(({ command, blocked }) => command.verb === depart.verb && !blocked);
  if (!record || (!isOffered && !isAsking)) return null;
  return (
    <>
      <Button variant="contained" onClick={() => ask(true)}>
        {translate('commands.depart')}
      </Button>
      {isAsking && (
        <DepartDialog
          command={depart}
          record={record}
          onClose={() => ask(false)}
          onDone={() => {
            notify('flyPages.gone', { type: 'success' });
            onLeft();
          }}
        />
      )}
    </>
  );
}

/** From the board of a departure whose lists are final to its leaving. */
export function DepartButton({ id, onLeft }: { readonly id: number; onLeft(): void }) {
  const { data } = useGetOne(departure.route, { id });
  if (!data) return null;
  return (
    <ResourceContextProvider value={departure.route}>
      <RecordContextProvider value={data}>
        <Offered onLeft={onLeft} />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}
