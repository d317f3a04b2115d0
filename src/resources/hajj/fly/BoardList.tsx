import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCreatePath, useTranslate } from 'react-admin';
import { type BoardRow, canFly, type FlyBoard } from '#catalog/hajj/fly/FlyBoard.ts';
import { lackedIn, rowObstacle } from '#catalog/hajj/fly/rowObstacle.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { useWrittenForms } from '#src/authProvider/useToday.ts';
import { countText } from '#src/engine/kinds/number/countText.ts';
import { PageLink } from '#src/engine/pages/PageLink.tsx';
import { Reason } from '../file/Reason.tsx';
import { RoomMixed } from './RoomMixed.tsx';
import { useMendingPath } from './useMendingPath.ts';

/** Links that a thumb hits. */
const listSx = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': { display: 'inline-block', lineHeight: '24px', minWidth: 24 },
} as const;
const rowSx = { paddingBlock: 1, borderBlockEnd: 1, borderColor: 'divider', overflowWrap: 'anywhere' } as const;

function Name({ row }: { readonly row: BoardRow }) {
  const createPath = useCreatePath();
  return (
    <PageLink to={createPath({ resource: hajjPassengerInfo.route, type: 'edit', id: row.id })}>
      <bdi>{row.name}</bdi>
    </PageLink>
  );
}

interface CannotProps {
  readonly row: BoardRow;
  readonly board: FlyBoard;
}

/** A pilgrim with all that keeps them from flying. */
function Cannot({ row, board }: CannotProps) {
  const translate = useTranslate();
  const pathOf = useMendingPath(board);
  return (
    <Box component="article" sx={rowSx}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, ...listSx }}>
        <Typography component="h3" variant="subtitle1">
          <Name row={row} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate(`choices.${row.status}`)}
        </Typography>
      </Box>
      <RoomMixed row={row} />
      <Box component="ul" sx={listSx}>
        {lackedIn(row, board.requirements).map(one => (
          <Typography key={one} component="li" variant="body2">
            <Reason reason={rowObstacle(one, row)} to={pathOf(one, row.id)} />
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

function Can({ rows }: { readonly rows: readonly BoardRow[] }) {
  const translate = useTranslate();
  const forms = useWrittenForms();
  return (
    <Box component="details" sx={{ '& > summary': { paddingBlock: 1.5, cursor: 'pointer' } }}>
      <summary>{translate('flyPages.who_can', { count: countText(rows.length, forms) })}</summary>
      <Box component="ul" sx={listSx}>
        {rows.map(row => (
          <Box component="li" key={row.id} sx={rowSx}>
            <Name row={row} />
            <RoomMixed row={row} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The board on a phone, where a table would hide most of its columns: who cannot fly, and why; the others folded. */
export function BoardList({ board }: { readonly board: FlyBoard }) {
  const can = board.pilgrims.filter(canFly);
  return (
    <>
      {board.pilgrims
        .filter(row => !canFly(row))
        .map(row => (
          <Cannot key={row.id} row={row} board={board} />
        ))}
      {can.length > 0 && <Can rows={can} />}
    </>
  );
}
