import Cancel from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { type BoardRow, type FlyBoard, mendedBy } from '../../../../catalog/hajj/fly/FlyBoard.ts';
import type { Requirement, Standing } from '../../../../catalog/hajj/fly/requirements.ts';
import { hajjPassengerInfo } from '../../../../catalog/hajj/hajjPassengerInfo.ts';

interface CellProps {
  readonly requirement: Requirement;
  readonly standing: Standing;
  readonly row: BoardRow;
}

/** How a pilgrim stands with a requirement; one that is missing leads to where it is mended. */
function Cell({ requirement, standing, row }: CellProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const said = translate(`flyPages.standings.${standing}`, {
    requirement: translate(`choices.${requirement}`),
    name: row.name,
  });
  const why = requirement === 'mahram_settled' && row.mahram_flaw;
  const title = why ? `${said}. ${translate(`violations.${why}`)}` : said;
  if (standing === 'met') return <CheckCircle color="success" fontSize="small" titleAccess={title} />;
  if (standing === 'not_asked') return <Remove color="disabled" fontSize="small" titleAccess={title} />;
  const file = createPath({ resource: hajjPassengerInfo.route, type: 'edit', id: row.id });
  return (
    <>
      <IconButton
        component={LinkBase}
        to={`${file}#${mendedBy[requirement]}`}
        size="small"
        color="error"
        aria-label={title}
        title={title}
      >
        <Cancel fontSize="small" />
      </IconButton>
      {/* Whoever reads by ear has it in the name of the link. */}
      {why && (
        <Typography variant="caption" component="div" aria-hidden sx={{ maxWidth: '14em', marginInline: 'auto' }}>
          {translate(`violations.${why}`)}
        </Typography>
      )}
    </>
  );
}

/** One row a pilgrim, one column a requirement. */
export function BoardTable({ board }: { readonly board: FlyBoard }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const name = { position: 'sticky', insetInlineStart: 0, backgroundColor: 'background.paper', zIndex: 1 } as const;
  return (
    <TableContainer component="section" tabIndex={0} aria-label={translate('fly_board')}>
      <Table size="small" sx={{ borderCollapse: 'separate', '& svg': { verticalAlign: 'middle' } }}>
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
              </TableCell>
              <TableCell>{translate(`choices.${row.status}`)}</TableCell>
              {board.requirements.map((one, at) => (
                <TableCell key={one} align="center">
                  <Cell requirement={one} standing={row.standings[at] ?? 'not_asked'} row={row} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
