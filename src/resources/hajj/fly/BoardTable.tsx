import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import type { FlyBoard } from '#catalog/hajj/fly/FlyBoard.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';
import { BoardCell } from './BoardCell.tsx';
import { RoomMixed } from './RoomMixed.tsx';

/** Close enough for every column to be seen on a small screen of an office. */
const tableSx = {
  borderCollapse: 'separate',
  '& svg': { verticalAlign: 'middle' },
  '& th, & td': { paddingInline: 0.75 },
} as const;

/** One row a pilgrim, one column a requirement. */
export function BoardTable({ board }: { readonly board: FlyBoard }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const name = { position: 'sticky', insetInlineStart: 0, backgroundColor: 'background.paper', zIndex: 1 } as const;
  return (
    <TableContainer component="section" tabIndex={0} aria-label={translate('fly_board')}>
      <Table size="small" sx={tableSx}>
        <TableHead>
          <TableRow>
            <TableCell sx={name}>{translate('fields.pilgrim')}</TableCell>
            <TableCell>{translate('fields.status')}</TableCell>
            {board.requirements.map(one => (
              <TableCell key={one} align="center">
                {translate(`choices.${one}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {board.pilgrims.map(row => (
            <TableRow key={row.id} hover>
              <TableCell component="th" scope="row" sx={name}>
                <Link
                  component={LinkBase}
                  to={createPath({ resource: hajjPassengerInfo.route, type: 'edit', id: row.id })}
                >
                  {row.name}
                </Link>
                <RoomMixed row={row} />
              </TableCell>
              <TableCell>{translate(`choices.${row.status}`)}</TableCell>
              {board.requirements.map((one, at) => (
                <TableCell key={one} align="center">
                  <BoardCell requirement={one} status={row.standings[at] ?? 'not_asked'} row={row} board={board} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
