import { useTranslate } from 'react-admin';
import { departuresAhead } from '../../catalog/dashboards/projectFigures.ts';
import { date } from '../../catalog/engine/fields.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { useReader } from '../engine/kinds/useReader.ts';
import { useRecordPath } from '../engine/kinds/useRecordPath.ts';
import { valueText } from '../engine/kinds/valueText.ts';
import { flyBoardPath } from '#catalog/hajj/fly/flyBoardPath.ts';
import { Panel } from './Panel.tsx';
import { Rows } from './Rows.tsx';
import type { Departure, Project } from './useProject.ts';

const day = date();

/** The departures that leave next: their seats, and who can fly; each leads to its board, or to its page. */
export function Departures({ project }: { readonly project: Project }) {
  const translate = useTranslate();
  const reader = useReader();
  const recordPath = useRecordPath();
  const rows = project.tables.departures;
  if (!rows) return null;
  const standing = ({ board }: Departure): (string | false)[] =>
    board
      ? [
          board.pilgrims > 0 && translate('flyPages.ready', { ready: board.ready, all: board.pilgrims }),
          board.missing > 0 && translate('dashboards.missing', { smart_count: board.missing }),
          board.hidden > 0 && translate('dashboards.hidden', { smart_count: board.hidden }),
        ]
      : [];
  const detail = (row: Departure): string =>
    [
      valueText(day, row.departure_date, reader),
      translate('dashboards.taken', { taken: row.booked, seats: row.seats }),
      ...standing(row),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Panel name="departures" behind={departuresAhead(project)} isEmpty={rows.length === 0}>
      <Rows
        rows={rows.map(row => ({
          key: row.id,
          to: row.board ? flyBoardPath(row.id) : recordPath(entities.departure, { ...row }),
          title: [row.code, row.name].filter(Boolean).join(' · '),
          detail: detail(row),
          share: row.seats > 0 ? row.booked / row.seats : undefined,
        }))}
      />
    </Panel>
  );
}
