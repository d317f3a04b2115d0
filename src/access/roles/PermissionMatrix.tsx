import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { type Action, actions } from '../../../catalog/access.ts';
import type { Entity } from '../../../catalog/defineEntity.ts';
import { entityList } from '../../../catalog/entities.ts';
import { GroupBox } from './GroupBox.tsx';
import { useArrowKeys } from './useArrowKeys.ts';

interface PermissionMatrixProps {
  readonly granted: ReadonlySet<number>;
  idOf(entity: Entity, action: Action): number | undefined;
  onChange(ids: readonly number[], grant: boolean): void;
}

const sticky = { position: 'sticky', insetInlineStart: 0, zIndex: 1, bgcolor: 'background.paper' } as const;

/** Which role may do what: a row for each kind of record, a column for each action, and boxes for whole rows and columns. */
export function PermissionMatrix({ granted, idOf, onChange }: PermissionMatrixProps) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { onKeyDown, boxProps } = useArrowKeys();
  const word = (action: Action) => translate(`accessPages.matrix.${action}`);
  const idsOf = (entity: Entity, which: readonly Action[] = actions) => which.flatMap(action => idOf(entity, action) ?? []);
  const everything = entityList.flatMap(entity => idsOf(entity));
  const box = { granted, onChange };
  return (
    <TableContainer sx={{ maxHeight: '70vh' }}>
      <Table role="grid" size="small" stickyHeader sx={{ '& thead th': { bgcolor: 'background.paper' } }} aria-label={translate('accessPages.matrix.title')} onKeyDown={onKeyDown}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...sticky, zIndex: 3 }}>{translate('accessPages.matrix.resource')}</TableCell>
            <TableCell align="center">
              {translate('accessPages.matrix.all')}
              <br />
              <GroupBox {...box} label={translate('accessPages.matrix.all')} ids={everything} input={boxProps([0, 0])} />
            </TableCell>
            {actions.map((action, at) => (
              <TableCell key={action} align="center">
                {word(action)}
                <br />
                <GroupBox
                  {...box}
                  label={translate('accessPages.matrix.column', { action: word(action) })}
                  ids={entityList.flatMap(entity => idsOf(entity, [action]))}
                  input={boxProps([0, at + 1])}
                />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entityList.map((entity, row) => {
            const name = labelOf(entity.route, 2);
            return (
              <TableRow key={entity.name} hover>
                <TableCell component="th" scope="row" sx={sticky}>
                  {name}
                </TableCell>
                <TableCell align="center">
                  <GroupBox {...box} label={translate('accessPages.matrix.row', { entity: name })} ids={idsOf(entity)} input={boxProps([row + 1, 0])} />
                </TableCell>
                {actions.map((action, at) => (
                  <TableCell key={action} align="center">
                    <GroupBox
                      {...box}
                      label={translate('accessPages.matrix.cell', { entity: name, action: word(action) })}
                      ids={idsOf(entity, [action])}
                      input={boxProps([row + 1, at + 1])}
                    />
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
