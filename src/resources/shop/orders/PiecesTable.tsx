import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { CountField } from '#src/engine/kinds/number/CountField.tsx';
import { figureSx } from '#src/engine/kinds/number/NumberCell.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { textsIn } from './errorTexts.ts';
import { InputTable } from './InputTable.tsx';
import type { LinePieces } from './linePieces.ts';

/** What the inputs of all cells have in common. */
export type PiecesCell = Pick<
  ComponentProps<typeof CountField>,
  'margin' | 'variant' | 'hiddenLabel' | 'error' | 'aria'
>;

/** What is typed of each line. */
export interface PiecesColumn {
  /** Key of the words over it. */
  readonly label: string;
  /** Width in pixels. */
  readonly room: number;
  input(line: LinePieces, at: number, cell: PiecesCell): ReactNode;
}

interface PiecesTableProps extends Pick<ComponentProps<typeof InputTable>, 'error' | 'space'> {
  readonly lines: readonly LinePieces[];
  /** Key of the words over how many there are of each. */
  readonly label: string;
  readonly columns: readonly PiecesColumn[];
  /** Whether an input is called by its column before its line. */
  readonly isByColumn?: boolean;
}

/** Lines with how many pieces there are of each, and what is typed of those. */
export function PiecesTable({ lines, label, columns, isByColumn = false, error, space }: PiecesTableProps) {
  const translate = useTranslate();
  const id = useId();
  const cell = { margin: 'none', variant: 'outlined', hiddenLabel: true, error: textsIn(error).length > 0 } as const;
  return (
    <InputTable
      error={error}
      space={space}
      head={
        <>
          <TableCell>{translate('fields.stock_item')}</TableCell>
          <TableCell sx={figureSx}>{translate(label)}</TableCell>
          {columns.map(column => (
            <TableCell key={column.label} id={`${id}-${column.label}`} sx={figureSx}>
              {translate(column.label)}
            </TableCell>
          ))}
        </>
      }
    >
      <TableBody>
        {lines.map((line, at) => (
          <TableRow key={line.id}>
            <TableCell component="th" scope="row" id={`${id}-${line.id}`}>
              <RefTitle target="stock_item" id={String(line.item)} />
            </TableCell>
            <TableCell sx={figureSx}>{line.most}</TableCell>
            {columns.map(column => (
              <TableCell key={column.label} sx={{ ...figureSx, inlineSize: column.room }}>
                {column.input(line, at, {
                  ...cell,
                  aria: { 'aria-labelledby': `${isByColumn ? `${id}-${column.label} ` : ''}${id}-${line.id}` },
                })}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </InputTable>
  );
}
