import { TextInput, type TextInputProps } from 'react-admin';
import type { Field } from '#catalog/engine/fields.ts';
import { isBlank } from '../blank.ts';
import { ComesTo } from './ComesTo.tsx';
import { currencyAdornment } from './CurrencyAdornment.tsx';
import { lookOf } from './lookOf.ts';
import { useNumberBox } from './useNumberBox.ts';

interface NumberBoxProps extends Omit<
  TextInputProps,
  'field' | 'placeholder' | 'format' | 'parse' | 'onFocus' | 'onBlur' | 'onKeyDown'
> {
  readonly field: Field;
  /** What stands for a value where nothing is said. */
  readonly given?: unknown;
  /** Named otherwise than by its label. */
  readonly named?: string;
  /** What stands for the currency of an amount. */
  readonly sign?: string | undefined;
}

/** A number in a form, as the agency writes it: with groups, as a sum, in digits of any script. */
export function NumberBox({ field, given, named, sign, helperText, ...rest }: NumberBoxProps) {
  const box = useNumberBox(field);
  return (
    <TextInput
      {...rest}
      {...box.on}
      placeholder={field.kind === 'money' ? box.zero : ''}
      parse={box.read}
      format={(value: unknown) => box.shown(value) || (isBlank(value) && !box.isTyped ? box.shown(given) : '')}
      helperText={box.comesTo === undefined ? helperText : <ComesTo text={box.comesTo} />}
      slotProps={{
        htmlInput: { ...lookOf(field), ...(named !== undefined && { 'aria-label': named }) },
        input: { ...currencyAdornment(sign) },
      }}
    />
  );
}
