import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Fields } from '#catalog/engine/fields.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { useSignOf } from '#src/engine/kinds/number/useSignOf.ts';
import { isNumber } from '#src/engine/kinds/lines/CellInput.tsx';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { amountOf } from './amounts.ts';

interface LinesTableProps {
  readonly lines: readonly Line[];
  /** Columns in their order; those of amounts worked out here among them. */
  readonly fields: Fields;
  /** Key of what they are called together. */
  readonly label?: string;
  /** Keys of the words over columns that are no field of anything. */
  readonly heads?: Readonly<Record<string, string>>;
  /** Rows below, each with its words and what stands under columns. */
  readonly totals: readonly { readonly label: string; readonly under: Line }[];
}

const sum = { ...figureSx, fontWeight: 600, color: 'text.primary', fontSize: 'inherit' } as const;

/** The lines of a document to be read, with what they come to. An amount of nothing is not shown. */
export function LinesTable({ lines, fields, label = 'fields.items', heads, totals }: LinesTableProps) {
  const translate = useTranslate();
  const columns = Object.entries(fields);
  const { fields: whole } = useEntity();
  const signOf = useSignOf(whole, useRecordContext(), fields);
  const isNothing = (kind: string, value: unknown) =>
    (value ?? '') === '' || (kind === 'money' && amountOf(value) === 0n);
  return (
    <Box component="section" aria-label={translate(label)} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ '& th, & td': { paddingInline: 1 } }}>
        <TableHead>
          <TableRow>
            {columns.map(([name, { kind }]) => (
              <TableCell key={name} sx={isNumber(kind) ? figureSx : { textAlign: 'start' }}>
                {translate(heads?.[name] ?? `fields.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line, at) => (
            <TableRow key={typeof line['id'] === 'number' ? line['id'] : `new${at}`}>
              {columns.map(([name, field]) => (
                <TableCell key={name} sx={isNumber(field.kind) ? figureSx : { textAlign: 'start' }}>
                  {!isNothing(field.kind, line[name]) && <FieldCell name={name} field={field} value={line[name]} />}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          {totals.map(({ label, under }) => {
            const first = columns.findIndex(([name]) => name in under);
            return (
              <TableRow key={label}>
                <TableCell component="th" scope="row" colSpan={first}>
                  {translate(label)}
                </TableCell>
                {columns.slice(first).map(([name, field]) => (
                  <TableCell key={name} sx={sum}>
                    {name in under && <FieldCell name={name} field={field} value={under[name]} sign={signOf(name)} />}
                  </TableCell>
                ))}
              </TableRow>
            );
          })}
        </TableFooter>
      </Table>
    </Box>
  );
}
