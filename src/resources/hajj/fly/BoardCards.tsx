import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import type { BoardRow, FlyBoard } from '#catalog/hajj/fly/FlyBoard.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { BoardCell } from './BoardCell.tsx';
import { RoomMixed } from './RoomMixed.tsx';

interface CardProps {
  readonly row: BoardRow;
  readonly board: FlyBoard;
}

const listSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 0.5,
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 0.5, minHeight: 34 },
} as const;

/** A pilgrim with what is asked of them; what is not stays out. */
function PilgrimCard({ row, board }: CardProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  return (
    <Box component="article" sx={{ paddingBlock: 1.5, borderBlockEnd: 1, borderColor: 'divider' }}>
      <Typography component="h2" variant="subtitle1">
        <Link component={LinkBase} to={createPath({ resource: hajjPassengerInfo.route, type: 'edit', id: row.id })}>
          {row.name}
        </Link>
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate(`choices.${row.status}`)}
      </Typography>
      <RoomMixed row={row} />
      <Box component="ul" sx={listSx}>
        {board.requirements.map((one, at) => {
          const status = row.standings[at] ?? 'not_asked';
          if (status === 'not_asked') return null;
          return (
            <li key={one}>
              <Typography variant="body2">{translate(`choices.${one}`)}</Typography>
              <BoardCell requirement={one} status={status} row={row} board={board} />
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

/** The board on a phone, where a table would hide most of its columns. */
export const BoardCards = ({ board }: { readonly board: FlyBoard }) =>
  board.pilgrims.map(row => <PilgrimCard key={row.id} row={row} board={board} />);
