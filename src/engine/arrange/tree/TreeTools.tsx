import Add from '@mui/icons-material/Add';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowForward from '@mui/icons-material/ArrowForward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useRtl } from '@mui/system/RtlProvider';
import { LinkBase, useTranslate } from 'react-admin';
import type { Move } from './arrangement.ts';

const arrows = { up: ArrowUpward, down: ArrowDownward, in: ArrowForward, out: ArrowBack } as const;
const moves: readonly Move[] = ['up', 'down', 'out', 'in'];
/** In a script from right to left, inwards lies on the left. */
const mirrored: Readonly<Record<Move, Move>> = { up: 'up', down: 'down', in: 'out', out: 'in' };

interface MoveButtonsProps {
  readonly name: string;
  can(move: Move): boolean;
  onMove(move: Move): void;
}

/** One step up, down, outwards, inwards. */
export function MoveButtons({ name, can, onMove }: MoveButtonsProps) {
  const translate = useTranslate();
  const rtl = useRtl();
  return moves.map(move => {
    const Arrow = arrows[rtl ? mirrored[move] : move];
    return (
      <IconButton
        key={move}
        size="small"
        data-move={move}
        disabled={!can(move)}
        title={translate(`contentPages.tree.${move}`)}
        aria-label={translate(`contentPages.tree.${move}_of`, { name })}
        onClick={() => onMove(move)}
      >
        <Arrow fontSize="small" />
      </IconButton>
    );
  });
}

interface RecordToolsProps {
  readonly name: string;
  readonly editPath: string;
  /** Absent for whoever may not add or delete. */
  readonly addPath?: string;
  onDelete?(): void;
}

/** Leads to the record, to a new one below it, or asks to delete it. */
export function RecordTools({ name, editPath, addPath, onDelete }: RecordToolsProps) {
  const translate = useTranslate();
  const label = (what: string) => ({
    title: translate(`contentPages.tree.${what}`),
    'aria-label': translate(`contentPages.tree.${what}_of`, { name }),
  });
  return (
    <>
      {addPath && (
        <IconButton size="small" component={LinkBase} to={addPath} {...label('add')}>
          <Add fontSize="small" />
        </IconButton>
      )}
      <IconButton size="small" component={LinkBase} to={editPath} {...label('edit')}>
        <Edit fontSize="small" />
      </IconButton>
      {onDelete && (
        <IconButton size="small" onClick={onDelete} {...label('delete')}>
          <Delete fontSize="small" />
        </IconButton>
      )}
    </>
  );
}
