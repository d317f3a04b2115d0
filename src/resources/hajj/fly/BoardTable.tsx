import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useCreatePath, useTranslate } from 'react-admin';
import { HeadedTable } from '#src/engine/tables/HeadedTable.tsx';
import { PageLink } from '#src/engine/pages/PageLink.tsx';
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
    <HeadedTable
      label={translate('fly_board')}
      sx={tableSx}
      heads={[
        ['fields.pilgrim', { sx: name }],
        'fields.status',
        ...board.requirements.map(one => [`choices.${one}`, { align: 'center' }] as const),
      ]}
    >
      {board.pilgrims.map(row => (
        <TableRow key={row.id} hover>
          <TableCell component="th" scope="row" sx={name}>
            <PageLink to={createPath({ resource: hajjPassengerInfo.route, type: 'edit', id: row.id })}>
              {row.name}
            </PageLink>
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
    </HeadedTable>
  );
}
