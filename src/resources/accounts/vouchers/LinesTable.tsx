import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useRecordContext, useTranslate } from 'react-admin';
import { FieldCell } from '../../../kinds/FieldCell.tsx';
import { isNumber } from '../../../kinds/lines/CellInput.tsx';
import { fromMinor } from '../../../../catalog/money.ts';
import { amountOf, sides, totalOf } from './lines/amounts.ts';
import { linesIn } from './lines/lawLines.ts';
import { lineFields } from './lines/presetLines.ts';

const columns = Object.entries(lineFields);
const amounts: readonly string[] = sides;

/** The lines of a voucher to be read, with what each side comes to. An amount of nothing is not shown. */
export function LinesTable() {
  const translate = useTranslate();
  const lines = linesIn(useRecordContext()?.['items']);
  return (
    <Box component="section" aria-label={translate('fields.items')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ '& th, & td': { paddingInline: 1 } }}>
        <TableHead>
          <TableRow>
            {columns.map(([name, { kind }]) => (
              <TableCell key={name} sx={{ textAlign: isNumber(kind) ? 'end' : 'start' }}>
                {translate(`fields.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(line => (
            <TableRow key={String(line['id'])}>
              {columns.map(([name, field]) => (
                <TableCell key={name} sx={{ textAlign: isNumber(field.kind) ? 'end' : 'start' }}>
                  {!(amounts.includes(name) && amountOf(line[name]) === 0n) && (line[name] ?? '') !== '' && (
                    <FieldCell name={name} field={field} value={line[name]} />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={columns.length - sides.length}>
              {translate('voucherPages.total')}
            </TableCell>
            {sides.map(side => (
              <TableCell
                key={side}
                sx={{ textAlign: 'end', fontWeight: 600, color: 'text.primary', fontSize: 'inherit' }}
              >
                <FieldCell name={side} field={lineFields[side]} value={fromMinor(totalOf(lines, side))} />
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      </Table>
    </Box>
  );
}
