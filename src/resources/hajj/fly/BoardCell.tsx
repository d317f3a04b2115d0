import Cancel from '@mui/icons-material/CancelOutlined';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Remove from '@mui/icons-material/Remove';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LinkBase, useCreatePath, useTranslate } from 'react-admin';
import { type BoardRow, mendedBy } from '#catalog/hajj/fly/FlyBoard.ts';
import type { Requirement, RequirementStatus } from '#catalog/hajj/fly/requirements.ts';
import { hajjPassengerInfo } from '#catalog/hajj/hajjPassengerInfo.ts';

interface CellProps {
  readonly requirement: Requirement;
  readonly status: RequirementStatus;
  readonly row: BoardRow;
}

/** How a pilgrim stands with a requirement; one that is missing leads to where it is mended. */
export function BoardCell({ requirement, status, row }: CellProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const said = translate(`flyPages.standings.${status}`, {
    requirement: translate(`choices.${requirement}`),
    name: row.name,
  });
  const why = requirement === 'mahram_settled' && row.mahram_flaw;
  const title = why ? `${said}. ${translate(`violations.${why}`)}` : said;
  if (status === 'met') return <CheckCircle color="success" fontSize="small" titleAccess={title} />;
  if (status === 'not_asked') return <Remove color="disabled" fontSize="small" titleAccess={title} />;
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
