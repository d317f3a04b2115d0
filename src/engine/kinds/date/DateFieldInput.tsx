import { DateInput, DateTimeInput } from 'react-admin';
import { reachOf } from '#catalog/engine/calendar.ts';
import { clockTime, readInstant } from '#catalog/engine/days/instants.ts';
import { useAgencyZone, useToday } from '#src/authProvider/useToday.ts';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';
import { MonthInput } from './MonthInput.tsx';

/** The days that the browser's own picker offers: those that the field takes. */
function useReach({ field }: FieldInputProps) {
  const today = useToday();
  return reachOf(field, today === undefined ? {} : { today });
}

export function DateFieldInput(props: FieldInputProps) {
  const reach = useReach(props);
  const Input = props.field.ofMonth ? MonthInput : DateInput;
  return <Input {...inputProps(props)} slotProps={{ htmlInput: reach }} />;
}

/** What the picker shows and gives; it has no offset. */
const PICKED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** A time of the agency's clock, wherever it is typed; nothing is asked for before that clock is known. */
export function DateTimeFieldInput(props: FieldInputProps) {
  const { min, max } = useReach(props);
  const zone = useAgencyZone();
  const common = inputProps(props);
  // React-Admin formats what it has formatted once more.
  const shown = (value: unknown): string => {
    const text = typeof value === 'string' ? value : '';
    return PICKED.test(text) ? text : clockTime(text, zone ?? 'UTC');
  };
  return (
    <DateTimeInput
      {...common}
      key={zone}
      disabled={common.disabled || zone === undefined}
      slotProps={{ htmlInput: { min: `${min}T00:00`, max: `${max}T23:59` } }}
      format={shown}
      parse={(typed: string) => readInstant(typed, zone) ?? null}
    />
  );
}
