import { DateInput, DateTimeInput } from 'react-admin';
import { reachOf } from '../../../catalog/calendar.ts';
import { useToday } from '../../authProvider/useToday.ts';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';

/** The days that the browser's own picker offers: those that the field takes. */
function useReach({ field }: FieldInputProps) {
  const today = useToday();
  return reachOf(field, today === undefined ? {} : { today });
}

export const DateFieldInput = (props: FieldInputProps) => (
  <DateInput {...inputProps(props)} slotProps={{ htmlInput: useReach(props) }} />
);

/** The browser's own picker gives a Date; the wire wants an instant. */
const toInstant = (typed: string | Date) => (typed ? new Date(typed).toISOString() : null);

export function DateTimeFieldInput(props: FieldInputProps) {
  const { min, max } = useReach(props);
  return (
    <DateTimeInput
      {...inputProps(props)}
      slotProps={{ htmlInput: { min: `${min}T00:00`, max: `${max}T23:59` } }}
      parse={toInstant}
    />
  );
}
