import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';
import { useDayForm } from './dayForms.ts';
import { DayInput } from './DayInput.tsx';

/** A day, a month or an instant; that is a time of the agency's clock, wherever it is typed. */
export const DateFieldInput = (props: FieldInputProps) => (
  <DayInput {...inputProps(props)} form={useDayForm(props.field)} />
);
