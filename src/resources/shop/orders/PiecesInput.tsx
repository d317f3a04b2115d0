import { useController } from 'react-hook-form';
import { money } from '#catalog/engine/fields.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { CountField } from '#src/engine/kinds/number/CountField.tsx';
import { NumberField } from '#src/engine/kinds/number/NumberField.tsx';
import type { LinePieces } from './linePieces.ts';
import { type PiecesColumn, PiecesTable } from './PiecesTable.tsx';

const RATE = money();

const ownIn = (value: unknown, line: number) =>
  Array.isArray(value) ? value.filter(isObject).find(one => one['line'] === line) : undefined;
const quantityIn = (value: unknown, line: number): number => Number(ownIn(value, line)?.['quantity'] ?? 0);

interface PiecesInputProps {
  readonly lines: readonly LinePieces[];
  /** Key of the words over the quantities. */
  readonly label: string;
}

/** How many pieces of each line are meant, all that there are at first; none of a line leaves it out. */
export function PiecesInput({ lines, label }: PiecesInputProps) {
  const { field, fieldState } = useController({ name: 'pieces' });
  const change = (line: number, told: { readonly quantity?: number; readonly rate?: string }) => {
    const all = lines.map(one => ({
      line: one.id,
      quantity: quantityIn(field.value, one.id),
      ...(one.rate !== undefined && { rate: ownIn(field.value, one.id)?.['rate'] ?? one.rate }),
      ...(one.id === line && told),
    }));
    const meant = all.filter(one => one.quantity !== 0);
    // No line at all would mean every one of them.
    field.onChange(meant.length > 0 ? meant : all.slice(0, 1));
  };
  const quantityInput: PiecesColumn['input'] = ({ id }, at, cell) => (
    <CountField
      {...cell}
      value={quantityIn(field.value, id)}
      {...(at === 0 && { inputRef: field.ref })}
      onCount={quantity => change(id, { quantity })}
      onLeave={field.onBlur}
    />
  );
  const rateInput: PiecesColumn['input'] = ({ id, rate }, _, cell) => (
    <NumberField
      {...cell}
      field={RATE}
      value={ownIn(field.value, id)?.['rate'] ?? rate ?? ''}
      onValue={told => change(id, { rate: told })}
      onLeave={field.onBlur}
    />
  );
  const columns = [
    { label: 'fields.quantity', room: 110, input: quantityInput },
    ...(lines.some(({ rate }) => rate !== undefined) ? [{ label: 'fields.rate', room: 120, input: rateInput }] : []),
  ];
  return <PiecesTable lines={lines} label={label} columns={columns} error={fieldState.error} space={1} />;
}
