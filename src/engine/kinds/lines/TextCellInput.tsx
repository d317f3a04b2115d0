import { unitsOf } from '#catalog/engine/texts/lengthOf.ts';
import type { Kind } from '#catalog/engine/fields.ts';
import { isBlank } from '../blank.ts';
import { typedValue } from '../typedValue.ts';
import { useReader } from '../useReader.ts';
import type { CellInputProps } from './Column.ts';

const codes: readonly Kind[] = ['phone', 'email', 'url', 'color'];

/** Text as it is typed; what it means counts when the cell is left. */
export function TextCellInput({ column: { field }, value, disabled, aria, onChange }: CellInputProps) {
  const reader = useReader();
  const Tag = field.kind === 'longText' || field.kind === 'richText' ? 'textarea' : 'input';
  return (
    <Tag
      {...aria}
      {...(Tag === 'textarea' && { rows: 1 })}
      dir={codes.includes(field.kind) ? 'ltr' : 'auto'}
      {...(field.kind === 'text' && { maxLength: unitsOf(Number(field.max ?? 255)) })}
      value={isBlank(value) ? '' : String(value)}
      disabled={disabled}
      autoComplete="off"
      onChange={event => onChange(event.target.value === '' ? null : event.target.value)}
      onBlur={({ target }) => {
        const meant = typedValue(field, target.value, reader);
        if (typeof value === 'string' && meant !== value) onChange(meant);
      }}
    />
  );
}
