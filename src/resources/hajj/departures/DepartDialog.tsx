import { mapValues } from 'es-toolkit';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { DepartureSeats } from '#catalog/hajj/departures/DepartureSeats.ts';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { isObject } from '#src/dataProvider/isObject.ts';
import { listedIn } from '#src/dataProvider/failure.ts';
import { nothingSaid, unsaid } from './outcomes.ts';
import { SeatsDialog } from './SeatsDialog.tsx';
import type { Refused } from './Refused.ts';
import { StayingInput } from './StayingInput.tsx';

/** Whom a refusal names, where their booking is known here. */
const refusedIn = (error: unknown): Refused[] =>
  listedIn(error).flatMap(({ code, params }) =>
    isObject(params) && typeof params['booking'] === 'number' && typeof code === 'string'
      ? [{ booking: params['booking'], code, params: mapValues(params, String) }]
      : [],
  );

function Leaving({ seats, ...props }: CommandDialogProps & { readonly seats: DepartureSeats }) {
  const translate = useTranslate();
  const day: unknown = props.record['departure_date'];
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [staying] = useState(() =>
    seats.seats.filter(({ lacks }) => lacks.length > 0).map(({ booking }) => nothingSaid(booking)),
  );
  return (
    <CommandDialog
      {...props}
      isWide
      initial={{ staying, ...(typeof day === 'string' && { departed_on: day }) }}
      more={unsaid}
      onRefused={error => setRefused(now => [...now, ...refusedIn(error)])}
      inputs={{ staying: <StayingInput key="staying" of={seats} refused={refused} /> }}
    >
      <Typography sx={{ mb: 2 }}>
        {translate(staying.length === 0 ? 'departurePages.all_may_leave' : 'departurePages.about_depart')}
      </Typography>
    </CommandDialog>
  );
}

/** Asks what becomes of each who may not leave with the others. */
export const DepartDialog = (props: CommandDialogProps) => (
  <SeatsDialog command={props.command} record={props.record} onClose={props.onClose}>
    {seats => <Leaving {...props} seats={seats} />}
  </SeatsDialog>
);
