import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Undecided } from '#catalog/hajj/departures/Cancelling.ts';
import { NumberLink } from '../bookings/NumberLink.tsx';
import { RowState } from './RowState.tsx';
import type { Endings } from './useCarryOut.ts';

interface SittingProps {
  readonly endings: Endings;
  /** Those that stand in the table still tell it there. */
  readonly open: readonly Undecided[];
}

/** What has been done here, and stands in no table any more. */
export function Sitting({ endings, open }: SittingProps) {
  const translate = useTranslate();
  const gone = Object.values(endings).filter(
    ({ row, error }) => error === undefined && !open.some(({ id }) => id === row.id),
  );
  if (gone.length === 0) return null;
  return (
    <Alert severity="success" sx={{ mt: 2 }} slotProps={{ message: { sx: { flex: 1 } } }}>
      <details>
        <summary>{translate('cancelPages.done', { smart_count: gone.length })}</summary>
        <ul>
          {gone.map(ending => (
            <li key={ending.row.id}>
              <NumberLink of={ending.row} /> {ending.row.pilgrim && <bdi>{ending.row.pilgrim.name}</bdi>}{' '}
              <RowState ending={ending} />
            </li>
          ))}
        </ul>
      </details>
    </Alert>
  );
}
