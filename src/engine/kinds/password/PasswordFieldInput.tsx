import { PasswordInput, useRecordContext, useTranslate } from 'react-admin';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';

/** Never shows what is stored: an empty field leaves the password as it is. */
export function PasswordFieldInput(props: FieldInputProps) {
  const translate = useTranslate();
  const min = props.field.min ?? 12;
  const isSaved = useRecordContext()?.id !== undefined;
  return (
    <PasswordInput
      {...inputProps(props)}
      {...(!props.closed && { helperText: translate(isSaved ? 'crud.password.keep' : 'crud.password.begin', { min }) })}
      slotProps={{ htmlInput: { autoComplete: 'new-password', dir: 'ltr' } }}
    />
  );
}
