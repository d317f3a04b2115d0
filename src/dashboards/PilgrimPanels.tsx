import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { pilgrimsAt, projectFigures } from '../../catalog/dashboards/projectFigures.ts';
import { dayIn } from '../../catalog/engine/days/days.ts';
import { fieldOf } from '../../catalog/engine/defineEntity.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { date } from '../../catalog/engine/fields.ts';
import { useAgencyZone } from '../authProvider/useToday.ts';
import { originAt } from '../engine/crud/list/WayBack.tsx';
import { titleOf } from '../engine/kinds/titleOf.ts';
import { useReader } from '../engine/kinds/useReader.ts';
import { useRecordPath } from '../engine/kinds/useRecordPath.ts';
import { valueText } from '../engine/kinds/valueText.ts';
import { stateWord } from '../i18n/stateWord.ts';
import { pathBehind } from '../reports/pathBehind.ts';
import { Panel } from './Panel.tsx';
import { Rows } from './Rows.tsx';
import type { Project, Shown } from './useProject.ts';

interface Props {
  readonly project: Project;
}

const pilgrim = entities.hajj_passenger_info;
const day = date();

/** Pilgrims by status; each number leads to its list. */
export function PilgrimsByStatus({ project }: Props) {
  const translate = useTranslate();
  const location = useLocation();
  const rows = project.tables.pilgrims_by_status;
  if (!rows) return null;
  const behind = { list: 'hajj_passenger_info', filter: {} } as const;
  return (
    <Panel name="pilgrims_by_status" behind={behind} isEmpty={false} isWide>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 1,
          m: 0,
          p: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(8.5em, 1fr))',
        }}
      >
        {rows.map(({ status, pilgrims }) => (
          <li key={status}>
            <ButtonBase
              focusRipple
              component={LinkBase}
              to={pathBehind(pilgrimsAt({ status }))}
              state={originAt(location, translate('dashboards.title'))}
              sx={{
                display: 'block',
                width: '100%',
                height: '100%',
                p: 1.5,
                borderRadius: 2,
                textAlign: 'start',
                border: 1,
                borderColor: 'divider',
                '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
              }}
            >
              <Typography
                component="span"
                variant="h6"
                color={pilgrims === 0 ? 'textSecondary' : 'primary'}
                sx={{ display: 'block', fontVariantNumeric: 'tabular-nums' }}
              >
                {pilgrims}
              </Typography>
              <Typography component="span" variant="body2">
                {stateWord(translate, status)}
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Box>
    </Panel>
  );
}

/** Passports that end soon, or the pilgrims who were entered last. */
export function Pilgrims({ project, name }: Props & { readonly name: 'passports' | 'newest_pilgrims' }) {
  const reader = useReader();
  const zone = useAgencyZone();
  const recordPath = useRecordPath();
  const rows = project.tables[name];
  if (!rows) return null;
  const text = (row: Shown, field: string) => valueText(fieldOf(pilgrim, field), row[field] ?? '', reader);
  // Early in the day of the agency it is still the day before by universal time.
  const entered = ({ created_at: at }: Shown) =>
    zone !== undefined && typeof at === 'string' ? valueText(day, dayIn(zone, new Date(at)), reader) : '';
  const isPassports = name === 'passports';
  const behind = isPassports
    ? projectFigures.expiring_passports.behind(project)
    : ({ list: 'hajj_passenger_info', filter: {} } as const);
  return (
    <Panel name={name} behind={behind} isEmpty={rows.length === 0}>
      <Rows
        rows={rows.map(row => ({
          key: row.id,
          to: recordPath(pilgrim, row),
          title: titleOf(pilgrim, row),
          detail: isPassports ? text(row, 'passport_expiry_date') : `${text(row, 'status')} · ${entered(row)}`,
        }))}
      />
    </Panel>
  );
}
