import { FieldTitle, InputHelperText, type InputProps, useInput, useTranslate } from 'react-admin';
import { DayBox } from './DayBox.tsx';
import type { DayForm } from './DayForm.ts';

interface DayInputProps extends Pick<InputProps, 'source' | 'label' | 'helperText' | 'disabled' | 'isRequired'> {
  readonly form: DayForm;
  readonly fullWidth?: boolean;
  /** Whether what cannot be read is refused here; a record's rules do that for the fields of its form. */
  readonly judges?: boolean;
}

/** A day, month or instant of a form. */
export function DayInput({ form, label, helperText, fullWidth, judges = false, ...props }: DayInputProps) {
  const translate = useTranslate();
  const refused = (value: unknown) =>
    typeof value === 'string' && value !== '' && form.dayOf(value) === undefined
      ? translate('violations.not_date')
      : undefined;
  const { id, field, fieldState, isRequired } = useInput({ ...props, ...(judges && { validate: refused }) });
  const { error, invalid } = fieldState;
  return (
    <DayBox
      id={id}
      name={field.name}
      className={`ra-input ra-input-${props.source}`}
      form={form}
      value={typeof field.value === 'string' ? field.value : ''}
      onValue={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      disabled={props.disabled ?? false}
      fullWidth={fullWidth ?? true}
      error={invalid}
      label={label !== false && <FieldTitle label={label} source={props.source} isRequired={isRequired} />}
      helperText={
        (helperText !== false || invalid) && <InputHelperText error={error?.message} helperText={helperText} />
      }
    />
  );
}
