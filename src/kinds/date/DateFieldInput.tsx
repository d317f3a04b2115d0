import { DateInput, DateTimeInput } from 'react-admin';
import type { FieldInputProps } from '../FieldViews.ts';
import { inputProps } from '../inputProps.ts';

export const DateFieldInput = (props: FieldInputProps) => <DateInput {...inputProps(props)} />;

/** The browser's own picker gives a Date; the wire wants an instant. */
const toInstant = (typed: string | Date) => (typed ? new Date(typed).toISOString() : null);

export const DateTimeFieldInput = (props: FieldInputProps) => <DateTimeInput {...inputProps(props)} parse={toInstant} />;
