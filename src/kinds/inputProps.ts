import type { FieldInputProps } from './FieldViews.ts';

/** What every React-Admin input is told. Rules are not among them: the form runs those of the whole catalogue. */
export const inputProps = ({ name, field, disabled }: FieldInputProps) => ({
  source: name,
  label: `fields.${name}`,
  isRequired: field.required,
  helperText: false as const,
  fullWidth: true,
  size: 'small' as const,
  disabled: disabled ?? field.readOnly ?? false,
});
