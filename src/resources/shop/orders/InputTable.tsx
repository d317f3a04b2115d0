import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Table from '@mui/material/Table';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useId } from 'react';
import { ValidationError } from 'react-admin';
import { textsIn } from './errorTexts.ts';

interface InputTableProps {
  /** What is wrong with what is typed in it, as its form has it. */
  readonly error: unknown;
  /** Space at both sides of a cell. */
  readonly space: number;
  /** Cells of its head. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

/** A table that is typed in, within a dialogue, with each thing that is wrong below it once. */
export function InputTable({ error, space, head, children }: InputTableProps) {
  const id = useId();
  return (
    <Box sx={{ overflowX: 'auto', mt: 1 }}>
      <Table size="small" aria-describedby={id} sx={{ '& th, & td': { paddingInline: space } }}>
        <TableHead>
          <TableRow>{head}</TableRow>
        </TableHead>
        {children}
      </Table>
      <FormHelperText id={id} error>
        {textsIn(error).map(text => (
          <span key={JSON.stringify(text)}>
            <ValidationError error={text} />{' '}
          </span>
        ))}
      </FormHelperText>
    </Box>
  );
}
