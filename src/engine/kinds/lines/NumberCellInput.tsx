import { useNumberBox } from '../number/useNumberBox.ts';
import { lookOf } from '../number/lookOf.ts';
import type { CellInputProps } from './Column.ts';

/** A number in a line, which counts as it is typed. */
export function NumberCellInput({ column: { field }, value, disabled, aria, onChange }: CellInputProps) {
  const { on, shown, read } = useNumberBox(field);
  return (
    <input
      {...aria}
      {...lookOf(field)}
      {...on}
      value={shown(value)}
      disabled={disabled}
      onChange={({ target }) => onChange(read(target.value))}
    />
  );
}
