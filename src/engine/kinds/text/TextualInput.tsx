import type { HTMLInputTypeAttribute } from 'react';
import { TextInput } from 'react-admin';
import { unitsOf } from '#catalog/engine/texts/lengthOf.ts';
import type { Kind } from '#catalog/engine/fields.ts';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';
import { TakenCheck } from './TakenCheck.tsx';

interface Look {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: 'email' | 'url';
  readonly dir?: 'ltr';
  readonly rows?: number;
  readonly placeholder?: string;
}

const looks: Partial<Record<Kind, Look>> = {
  longText: { rows: 3 },
  email: { type: 'email', inputMode: 'email', dir: 'ltr' },
  url: { inputMode: 'url', dir: 'ltr', placeholder: 'https://' },
};

/** Whatever is typed as text. */
export function TextualInput(props: FieldInputProps) {
  const { field, name, entity } = props;
  const { rows, ...look } = looks[field.kind] ?? {};
  const bySize = field.kind === 'text' || field.kind === 'longText';
  const htmlInput = {
    dir: look.dir ?? 'auto',
    inputMode: look.inputMode,
    ...(bySize && { maxLength: unitsOf(Number(field.max ?? (rows ? 10_000 : 255))) }),
  };
  return (
    <>
      <TextInput
        {...inputProps(props)}
        type={look.type ?? 'text'}
        placeholder={look.placeholder ?? ''}
        multiline={Boolean(rows)}
        {...(rows && { minRows: rows })}
        slotProps={{ htmlInput }}
      />
      {field.unique && <TakenCheck entity={entity} name={name} />}
    </>
  );
}
