import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useGetResourceLabel, useTranslate } from 'react-admin';
import { actions } from '../../../catalog/access.ts';
import { entityList } from '../../../catalog/entities.ts';
import type { Right } from './rights.ts';

/** Everything that a user may and may not do, at a glance. */
export function RightsTable({ rights }: { readonly rights: readonly Right[] }) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const allowed = new Set(rights.filter(one => one.allowed).map(one => `${one.entity} ${one.action}`));
  return (
    // Wider than a phone: the keyboard scrolls it as well.
    <TableContainer component="section" tabIndex={0} aria-label={translate('accessPages.why.every')}>
      <Table size="small" aria-label={translate('accessPages.why.every')}>
        <TableHead>
          <TableRow>
            <TableCell>{translate('accessPages.matrix.resource')}</TableCell>
            {actions.map(action => (
              <TableCell key={action} align="center">
                {translate(`accessPages.matrix.${action}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entityList.map(({ name, route }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {labelOf(route, 2)}
              </TableCell>
              {actions.map(action => (
                <TableCell key={action} align="center">
                  {allowed.has(`${name} ${action}`) ? (
                    <Check fontSize="small" color="success" titleAccess={translate('accessPages.why.yes')} />
                  ) : (
                    <Close fontSize="small" color="disabled" titleAccess={translate('accessPages.why.no')} />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
