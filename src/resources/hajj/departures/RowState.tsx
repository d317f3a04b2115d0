import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWhy } from '../dialogs/useWhy.ts';
import type { Ending } from './useCarryOut.ts';

function Refusal({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  const why = useWhy();
  return (
    <Typography variant="body2" color="error" role="alert">
      {translate('cancelPages.not_done')} {why(error)}
    </Typography>
  );
}

/** What became of a booking here: done, with what its user should know of it, or why it stays. */
export function RowState({ ending }: { readonly ending: Ending }) {
  const translate = useTranslate();
  if (ending.error !== undefined) return <Refusal error={ending.error} />;
  const { decision, mahramStays, womenLeft } = ending;
  const told = [
    ...(mahramStays ? [translate('crud.lifecycle.besides.mahram_stays')] : []),
    ...(womenLeft > 0 ? [translate('crud.lifecycle.besides.women_left', { smart_count: womenLeft })] : []),
  ];
  return (
    <>
      <Chip size="small" color="success" label={translate(`cancelPages.ended.${decision.outcome}`)} />
      {told.map(one => (
        <Typography key={one} variant="body2" color="warning">
          {one}
        </Typography>
      ))}
    </>
  );
}
