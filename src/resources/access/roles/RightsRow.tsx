import WarningAmber from '@mui/icons-material/WarningAmber';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo } from 'react';
import { GroupBox } from './GroupBox.tsx';
import { placed } from './useArrowKeys.ts';

const states = { '0': 'none', '1': 'part', '2': 'all', '-': 'missing' } as const;
const isState = (letter: string): letter is keyof typeof states => letter in states;

export interface RightsRowProps {
  /** Its number among those that the arrow keys pass. */
  readonly at: number;
  readonly name: string;
  /** Names of its boxes, separated by line breaks. */
  readonly labels: string;
  /** One letter for each box; see `stateOf`. */
  readonly state: string;
  readonly cells: readonly (readonly number[])[];
  /** What is amiss with its rights. */
  readonly warning?: string | undefined;
  readonly sx?: SxProps<Theme>;
  onChange(ids: readonly number[], grant: boolean): void;
}

/**
 * Boxes of one kind of record, or of a module. Drawn anew only when one of its own boxes changes: there are hundreds.
 */
export const RightsRow = memo(function RightsRow({
  at,
  name,
  labels,
  state,
  cells,
  warning,
  sx,
  onChange,
}: RightsRowProps) {
  return (
    <TableRow hover {...(sx && { sx })}>
      <TableCell component="th" scope="row">
        {name}{' '}
        {warning && (
          <WarningAmber color="warning" fontSize="small" titleAccess={warning} sx={{ verticalAlign: 'middle' }} />
        )}
      </TableCell>
      {labels.split('\n').map((label, column) => {
        const letter = state[column] ?? '-';
        return (
          <TableCell key={label} align="center" padding="none">
            <GroupBox
              label={label}
              state={isState(letter) ? states[letter] : 'missing'}
              input={placed([at, column])}
              onChange={grant => onChange(cells[column] ?? [], grant)}
            />
          </TableCell>
        );
      })}
    </TableRow>
  );
});
