import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocale, useTranslate } from 'react-admin';
import { listText } from '../../kinds/valueText.ts';
import type { Collision } from '../assign/collisionsOf.ts';
import type { Target } from '../assign/Proposal.ts';
import type { Prepared } from '../prepare.ts';
import { useHeadText } from './useHeadText.ts';

interface CollisionsProps {
  readonly prepared: Prepared;
  readonly busy: boolean;
  /** Decides about some columns, by their place. */
  onDecide(targets: Readonly<Record<number, Target>>): void;
}

/** One column takes the field, the others are left. */
const taken = ({ field, columns }: Collision, by: number) =>
  Object.fromEntries(
    columns.map((at): [number, Target] => [at, at === by ? { kind: 'field', name: field } : { kind: 'left' }]),
  );

const joined = ({ field, columns }: Collision) =>
  Object.fromEntries(
    columns.map((at, order): [number, Target] => [at, { kind: 'field', name: field, join: order + 1 }]),
  );

/** Asks about columns of one meaning: one of them is taken, or their texts are joined. */
export function Collisions({ prepared, busy, onDecide }: CollisionsProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const headText = useHeadText();
  const textAt = (at: number) => headText(prepared.proposals[at] ?? { at, head: '' });
  return prepared.collisions.map(collision => (
    <Alert key={collision.field} severity="warning">
      {translate('crud.import.assign.collision', {
        field: translate(`fields.${collision.field}`, { _: collision.field }),
        columns: listText(collision.columns.map(textAt), locale),
      })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {collision.columns.map(at => (
          <Button key={at} size="small" disabled={busy} onClick={() => onDecide(taken(collision, at))}>
            {translate('crud.import.assign.take', { head: textAt(at) })}
          </Button>
        ))}
        <Button size="small" disabled={busy} onClick={() => onDecide(joined(collision))}>
          {translate('crud.import.assign.join')}
        </Button>
      </Box>
    </Alert>
  ));
}
