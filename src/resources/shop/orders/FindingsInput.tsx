import { useController } from 'react-hook-form';
import { isObject } from '#src/dataProvider/isObject.ts';
import { CountField } from '#src/engine/kinds/number/CountField.tsx';
import type { LinePieces } from './linePieces.ts';
import { type PiecesCell, type PiecesColumn, PiecesTable } from './PiecesTable.tsx';

const ends = ['restocked', 'scrapped', 'sent_back'] as const;

/** All of each line back into the stock, which is what is found most often. */
export const allRestocked = (lines: readonly LinePieces[]) =>
  lines.map(({ id, most }) => ({ line: id, restocked: most, scrapped: 0, sent_back: 0 }));

/** What was found of each line that came back. */
export function FindingsInput({ lines }: { readonly lines: readonly LinePieces[] }) {
  const { field, fieldState } = useController({ name: 'findings' });
  const rows: readonly Record<string, unknown>[] = Array.isArray(field.value) ? field.value.filter(isObject) : [];
  const inputOf = (end: (typeof ends)[number], at: number, cell: PiecesCell) => (
    <CountField
      {...cell}
      value={Number(rows[at]?.[end] ?? 0)}
      {...(at === 0 && end === 'restocked' && { inputRef: field.ref })}
      onCount={count => field.onChange(rows.with(at, { ...rows[at], [end]: count }))}
      onLeave={field.onBlur}
    />
  );
  const columns = ends.map((end): PiecesColumn => ({
    label: `fields.${end}`,
    room: 90,
    input: (_, at, cell) => inputOf(end, at, cell),
  }));
  return (
    <PiecesTable
      isByColumn
      lines={lines}
      label="fields.quantity"
      columns={columns}
      error={fieldState.error}
      space={0.5}
    />
  );
}
