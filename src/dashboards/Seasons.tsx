import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { allSeasons, seasonsAhead } from '#catalog/dashboards/projectFigures.ts';
import { daysBetween } from '#catalog/engine/days/days.ts';
import { entities } from '#catalog/registry/entities.ts';
import { useBothCalendars } from '../engine/kinds/date/useBothCalendars.ts';
import { useRecordPath } from '../engine/kinds/useRecordPath.ts';
import { Panel } from './Panel.tsx';
import { Rows } from './Rows.tsx';
import type { Project, Season } from './useProject.ts';

interface Props {
  readonly project: Project;
}

/** How far away a day is. */
function useDaysLeft({ today }: Project) {
  const translate = useTranslate();
  return (day: string): string => {
    const left = daysBetween(today, day);
    if (left === 0) return translate('dashboards.is_today');
    return translate(left < 0 ? 'dashboards.days_past' : 'dashboards.days_left', { smart_count: Math.abs(left) });
  };
}

/** How long it is until the seasons begin, and what has to be done first. */
export function Seasons({ project }: Props) {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const written = useBothCalendars();
  const daysLeft = useDaysLeft(project);
  const rows = project.tables.seasons;
  if (!rows) return null;
  const begins = ({ begins_on: day, ends_on: end }: Season) =>
    day > project.today
      ? translate('dashboards.begins', { left: daysLeft(day), day: written(day) })
      : translate('dashboards.under_way', { left: daysLeft(end), day: written(end) });
  return (
    <Panel name="seasons" behind={seasonsAhead(project)} isEmpty={rows.length === 0}>
      <Rows
        rows={rows.map(row => ({
          key: row.id,
          to: recordPath(entities.season, { ...row }),
          title: row.name,
          detail: (
            <>
              {begins(row)}
              {row.next && (
                <>
                  <br />
                  {translate('dashboards.next_deadline', { title: row.next.title, day: written(row.next.day) })}
                </>
              )}
            </>
          ),
        }))}
      />
    </Panel>
  );
}

/** The deadlines that alarm: how many, and which. */
export function Deadlines({ project }: Props) {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const written = useBothCalendars();
  const daysLeft = useDaysLeft(project);
  const rows = project.tables.deadlines;
  if (!rows) return null;
  const [first] = rows;
  return (
    <Panel name="deadlines" behind={allSeasons()} isEmpty={!first}>
      {first && (
        <Typography>
          {translate('dashboards.deadlines_due', { smart_count: first.all, left: daysLeft(first.day) })}
        </Typography>
      )}
      <Rows
        rows={rows.map(({ id, title, day, season, name }) => ({
          key: id,
          to: `${recordPath(entities.season, { id: season, name })}#deadlines`,
          title: `${title} · ${name}`,
          detail: written(day),
          figure: daysLeft(day),
        }))}
      />
    </Panel>
  );
}
