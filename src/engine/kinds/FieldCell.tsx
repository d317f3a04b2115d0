import { DASH, isBlank } from './blank.ts';
import { cells } from './cells.ts';
import type { CellProps } from './FieldViews.ts';
import { NoPicture } from './media/ImageCell.tsx';
import { SealedCell } from './SealedCell.tsx';

/** Any value of any field in a list or a read-only page. */
export function FieldCell({ name, field, value, sign }: CellProps) {
  // Too small to read anything in; the host gives none to whoever may not see it.
  const isPicture = field.kind === 'image';
  if (isBlank(value)) return isPicture && field.sealed ? <NoPicture /> : DASH;
  const Cell = cells[field.kind];
  const cell = <Cell name={name} field={field} value={value} sign={sign} />;
  return field.sealed && !isPicture ? <SealedCell value={value}>{cell}</SealedCell> : cell;
}
