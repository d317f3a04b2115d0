import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import type { Cancelling } from '#catalog/hajj/departures/Cancelling.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { CommandPanel } from '#src/engine/commands/CommandPanel.tsx';

const begin = commandOf('begin_cancelling_departure');

/** Why the departure is cancelled; from then on it takes nobody. */
export function Begin({ cancelling: { id } }: { readonly cancelling: Cancelling }) {
  const translate = useTranslate();
  const who = usePrincipal();
  if (!mayPerform(who, begin))
    return (
      <Alert severity="info" sx={{ mt: 2 }}>
        {translate('cancelPages.not_begun')}
      </Alert>
    );
  return (
    <Box sx={{ mt: 2, maxWidth: 760 }}>
      <CommandPanel command={begin} record={{ id }} label={translate('cancelPages.begin')} onGiven={() => undefined}>
        <Typography sx={{ mb: 2 }}>{translate('cancelPages.about_begin')}</Typography>
      </CommandPanel>
    </Box>
  );
}
