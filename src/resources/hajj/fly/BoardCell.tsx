import Cancel from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import { type BoardRow, type FlyBoard, mendedBy } from '#catalog/hajj/fly/FlyBoard.ts';
import type { Requirement, RequirementStatus } from '#catalog/hajj/fly/requirements.ts';
import { useMendingPath } from './useMendingPath.ts';

interface CellProps {
  readonly requirement: Requirement;
  readonly status: RequirementStatus;
  readonly row: BoardRow;
  readonly board: FlyBoard;
}

/** How a pilgrim stands with a requirement; one that is missing leads to where it is mended. */
export function BoardCell({ requirement, status, row, board }: CellProps) {
  const translate = useTranslate();
  const pathOf = useMendingPath(board);
  const isForAll = status === 'missing' && typeof mendedBy[requirement] !== 'string';
  const said = translate(`flyPages.standings.${isForAll ? 'missing_for_all' : status}`, {
    requirement: translate(`choices.${requirement}`),
    name: row.name,
  });
  const why = requirement === 'mahram_settled' && row.mahram_flaw;
  const title = why ? `${said}. ${translate(`violations.${why}`)}` : said;
  if (status === 'met') return <CheckCircle color="success" fontSize="small" titleAccess={title} />;
  if (status === 'not_asked') return <Remove color="disabled" fontSize="small" titleAccess={title} />;
  return (
    <>
      <IconButton
        component={LinkBase}
        to={pathOf(requirement, row.id)}
        size="small"
        color="error"
        aria-label={title}
        title={title}
      >
        <Cancel fontSize="small" />
      </IconButton>
      {/* Whoever reads by ear has it in the name of the link. */}
      {why && (
        <Typography
          variant="caption"
          component="div"
          aria-hidden
          sx={{ maxWidth: '10em', marginInline: 'auto', overflowWrap: 'anywhere' }}
        >
          {translate(`violations.${why}`)}
        </Typography>
      )}
    </>
  );
}
