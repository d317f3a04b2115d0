import type { FieldInputProps } from './FieldViews.ts';

/** What every React-Admin input is told. Rules are not among them: the form runs those of the whole catalogue. */
export const inputProps = ({ name, field, disabled, closed }: FieldInputProps) => ({
  source: name,
  // Within lines the last part of its path is its name.
  label: `fields.${name.slice(name.lastIndexOf('.') + 1)}`,
  isRequired: field.required,
  // What closes a record as a whole is said once above its form.
  helperText: closed && closed !== 'holds_more' ? `violations.${closed}` : (false as const),
  fullWidth: true,
  size: 'small' as const,
  disabled: closed !== undefined || (disabled ?? field.readOnly ?? false),
});
