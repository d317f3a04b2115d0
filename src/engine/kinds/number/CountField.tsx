import { type ComponentProps, useState } from 'react';
import { integer } from '#catalog/engine/fields.ts';
import { isWireNumber } from '#catalog/engine/reading/writtenNumber.ts';
import { NumberField } from './NumberField.tsx';

const COUNT = integer();

interface CountFieldProps extends Omit<ComponentProps<typeof NumberField>, 'field' | 'value' | 'sign' | 'onValue'> {
  readonly value: number;
  /** Told no number where what is typed is none, so that it is not taken for nothing. */
  onCount(count: number): void;
}

/** How many there are of something; an empty box means none. */
export function CountField({ value, error = false, onCount, onLeave, ...rest }: CountFieldProps) {
  // An empty box is not filled with a zero under the hands of who is about to type, nor is a text that is no number lost.
  const [typed, setTyped] = useState<string>();
  const isNone = Number.isNaN(value);
  const stands = typed !== undefined && (isNone || (typed === '' && value === 0));
  return (
    <NumberField
      {...rest}
      field={COUNT}
      value={stands ? typed : isNone ? '' : value}
      error={error || isNone}
      onValue={told => {
        setTyped(told);
        onCount(told === '' ? 0 : isWireNumber(told) ? Number(told) : Number.NaN);
      }}
      onLeave={() => {
        if (typed === '') setTyped(undefined);
        onLeave?.();
      }}
    />
  );
}
