import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';
import { NumberLink } from '../bookings/NumberLink.tsx';
import { useWhy } from '../dialogs/useWhy.ts';
import type { Outcome } from './useBookEach.ts';

function Said({ of: { made, error } }: { readonly of: Outcome }) {
  const translate = useTranslate();
  const why = useWhy();
  const number = made && { id: Number(made.id), booking_no: String(made['booking_no'] ?? `#${made.id}`) };
  const state = !number ? 'not_booked' : made['status'] === 'draft' ? 'is_draft' : 'is_booked';
  return (
    <Typography variant="body2" component="div" {...(error !== undefined && { color: 'error', role: 'alert' })}>
      {translate(`familyPages.${state}`)} {number && <NumberLink of={number} />} {error !== undefined && why(error)}
    </Typography>
  );
}

interface BookOutcomesProps {
  readonly members: readonly FamilyFile[];
  readonly outcomes: Readonly<Record<number, Outcome>>;
}

/** Who is to be booked, and what became of each. */
export const BookOutcomes = ({ members, outcomes }: BookOutcomesProps) => (
  <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
    {members.map(({ id, name }) => {
      const outcome = outcomes[id];
      return (
        <Box key={id} component="li" sx={{ py: 0.75, borderBlockEnd: 1, borderColor: 'divider' }}>
          <bdi>{name}</bdi>
          {outcome && <Said of={outcome} />}
        </Box>
      );
    })}
  </Box>
);
