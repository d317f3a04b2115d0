import Adjust from '@mui/icons-material/Adjust';
import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';
import { Fragment } from 'react';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { type Action, actions } from '#catalog/engine/policies.ts';
import type { Verdict } from '#catalog/engine/access/verdict.ts';
import { HeadedTable } from '#src/engine/tables/HeadedTable.tsx';
import { sections } from '#src/layout/navigation/sections.ts';
import { type CellPlace, placed, useArrowKeys } from '../roles/useArrowKeys.ts';
import { stickyGrid } from '../roles/stickyGrid.ts';

const marks = {
  yes: <Check fontSize="small" color="success" />,
  partly: <Adjust fontSize="small" color="info" />,
  no: <Close fontSize="small" color="action" />,
} as const;

const markOf = ({ allowed, bounds }: Verdict): keyof typeof marks =>
  !allowed ? 'no' : bounds === undefined ? 'yes' : 'partly';

interface RightsTableProps {
  readonly verdicts: readonly Verdict[];
  /** Asks about one of them. */
  onAsk(entity: string, action: Action): void;
}

/** Everything that a user may and may not do, at a glance; each mark answers why. */
export function RightsTable({ verdicts, onAsk }: RightsTableProps) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const grid = useArrowKeys();
  const known = new Map(verdicts.map(one => [`${one.entity} ${one.action}`, one]));
  const order = sections.flatMap(({ items }) => items.map(({ name }) => name));
  const mark = (entity: string, label: string, action: Action, place: CellPlace) => {
    const verdict = known.get(`${entity} ${action}`);
    if (!verdict) return null;
    const name = translate('accessPages.why.cell', {
      entity: label,
      action: translate(`accessPages.matrix.${action}`),
      answer: translate(`accessPages.why.${markOf(verdict)}`),
    });
    return (
      <IconButton size="small" aria-label={name} onClick={() => onAsk(entity, action)} {...placed(place)}>
        {marks[markOf(verdict)]}
      </IconButton>
    );
  };
  return (
    <TableContainer sx={stickyGrid}>
      <HeadedTable
        {...grid}
        stickyHeader
        aria-label={translate('accessPages.why.every')}
        heads={[
          'accessPages.matrix.resource',
          ...actions.map(action => [`accessPages.matrix.${action}`, { align: 'center' }] as const),
        ]}
      >
        {sections.map(({ name: module, items }) => (
          <Fragment key={module}>
            <TableRow>
              <TableCell component="th" scope="rowgroup" colSpan={actions.length + 1} sx={{ color: 'text.secondary' }}>
                {translate(`shell.modules.${module}`)}
              </TableCell>
            </TableRow>
            {items.map(({ name, route }) => (
              <TableRow key={name} hover>
                <TableCell component="th" scope="row">
                  {labelOf(route, 2)}
                </TableCell>
                {actions.map((action, column) => (
                  <TableCell key={action} align="center" padding="none">
                    {mark(name, labelOf(route, 2), action, [order.indexOf(name), column])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </Fragment>
        ))}
      </HeadedTable>
    </TableContainer>
  );
}
