import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useRecordContext, useTranslate } from 'react-admin';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { isBlank } from '#src/engine/kinds/blank.ts';
import { isNumber } from '#src/engine/kinds/lines/CellInput.tsx';
import { HeadedTable } from '#src/engine/tables/HeadedTable.tsx';
import { amountOf } from '../documents/amounts.ts';
import { areForeign, foreignFields } from '../documents/foreign.ts';
import { openingFields, openingLinesIn } from './openingLines.ts';

/** The lines of opening balances to be read; those of the grid that say nothing are left out, as amounts of nothing are. */
export function OpeningTable() {
  const translate = useTranslate();
  const lines = openingLinesIn(useRecordContext()?.['items']);
  const hidden: readonly string[] = areForeign(lines) ? [] : foreignFields;
  const columns = Object.entries(openingFields).filter(([name]) => !hidden.includes(name));
  const said = lines.filter(line => amountOf(line['debit_amount']) + amountOf(line['credit_amount']) > 0n);
  return (
    <Box component="section" aria-label={translate('fields.items')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <HeadedTable
        sx={{ '& th, & td': { paddingInline: 1 } }}
        heads={columns.map(([name, { kind }]) => [
          `fields.${name}`,
          { sx: { textAlign: isNumber(kind) ? 'end' : 'start' } },
        ])}
      >
        {said.map(line => (
          <TableRow key={String(line['id'])}>
            {columns.map(([name, field]) => (
              <TableCell key={name} sx={{ textAlign: isNumber(field.kind) ? 'end' : 'start' }}>
                {!isBlank(line[name]) && !(field.kind === 'money' && amountOf(line[name]) === 0n) && (
                  <FieldCell name={name} field={field} value={line[name]} />
                )}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </HeadedTable>
    </Box>
  );
}
