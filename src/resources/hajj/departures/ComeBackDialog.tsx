import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { AwayInput } from './AwayInput.tsx';
import { SeatsDialog } from './SeatsDialog.tsx';

/** Asks who does not come home with the others, and why; the day is asked with them. */
export function ComeBackDialog(props: CommandDialogProps) {
  const translate = useTranslate();
  return (
    <SeatsDialog
      {...props}
      asking={({ seats, hidden }) => {
        const named = seats.flatMap(({ pilgrim, ...seat }) => (pilgrim === null ? [] : [{ ...seat, pilgrim }]));
        const unnamed = hidden + seats.length - named.length;
        return (
          <CommandDialog
            {...props}
            isWide
            inputs={{ staying: <AwayInput key="staying" seats={named} hidden={unnamed} /> }}
          >
            <Typography sx={{ mb: 2 }}>
              {translate(
                named.length + unnamed === 0 ? 'departurePages.nobody_away' : 'departurePages.about_come_back',
              )}
            </Typography>
          </CommandDialog>
        );
      }}
    />
  );
}
