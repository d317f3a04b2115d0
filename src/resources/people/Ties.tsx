import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Tied } from './PersonAnswer.ts';
import { TieCard } from './TieCard.tsx';
import { useTieTitle } from './useTieTitle.ts';

/**
 * What belongs to a person: a card for each kind of record that there is, and the names of those of which there is
 * none.
 */
export function Ties({ ties, id }: { readonly ties: readonly Tied[]; readonly id: number }) {
  const translate = useTranslate();
  const titleOf = useTieTitle();
  const [filled, empty] = [ties.filter(({ total }) => total > 0), ties.filter(({ total }) => total === 0)];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {filled.map(tie => (
        <TieCard key={`${tie.entity} ${tie.field}`} tie={tie} id={id} />
      ))}
      {filled.length === 0 && <Typography color="textSecondary">{translate('person.nothing')}</Typography>}
      {empty.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('person.none_in', { names: empty.map(titleOf).join(' · ') })}
        </Typography>
      )}
    </Box>
  );
}
