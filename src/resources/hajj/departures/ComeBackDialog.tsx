import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { AwayInput } from './AwayInput.tsx';
import type { DepartureSeats } from '#catalog/hajj/departures/DepartureSeats.ts';
import { SeatsDialog } from './SeatsDialog.tsx';

function Returning({ seats: { seats, hidden }, ...props }: CommandDialogProps & { readonly seats: DepartureSeats }) {
  const translate = useTranslate();
  const named = seats.flatMap(({ pilgrim, ...seat }) => (pilgrim === null ? [] : [{ ...seat, pilgrim }]));
  const unnamed = hidden + seats.length - named.length;
  return (
    <CommandDialog {...props} isWide inputs={{ staying: <AwayInput key="staying" seats={named} hidden={unnamed} /> }}>
      <Typography sx={{ mb: 2 }}>
        {translate(named.length + unnamed === 0 ? 'departurePages.nobody_away' : 'departurePages.about_come_back')}
      </Typography>
    </CommandDialog>
  );
}

/** Asks who does not come home with the others, and why; the day is asked with them. */
export const ComeBackDialog = (props: CommandDialogProps) => (
  <SeatsDialog command={props.command} record={props.record} onClose={props.onClose}>
    {seats => <Returning {...props} seats={seats} />}
  </SeatsDialog>
);
