import Table, { type TableProps } from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';

interface HeadedTableProps extends TableProps {
  /** Keys of the words above its columns, each with how its cell stands where that is not as usual. */
  readonly heads: readonly (string | readonly [word: string, cell: TableCellProps])[];
  /** What it is called where it moves within its own room; whoever has no mouse moves it, too. */
  readonly label?: string;
}

/** A small table of rows below a row of words. */
export function HeadedTable({ heads, label, children, ...rest }: HeadedTableProps) {
  const translate = useTranslate();
  const table = (
    <Table size="small" {...rest}>
      <TableHead>
        <TableRow>
          {heads.map(head => {
            const [word, cell] = typeof head === 'string' ? [head, {}] : head;
            return (
              <TableCell key={word} {...cell}>
                {translate(word)}
              </TableCell>
            );
          })}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  );
  if (label === undefined) return table;
  return (
    <TableContainer component="section" tabIndex={0} aria-label={label}>
      {table}
    </TableContainer>
  );
}
