import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '#catalog/engine/fields.ts';
import { type DecimalSign, usualForms } from '#catalog/engine/reading/WrittenForms.ts';
import { typedValue } from '../typedValue.ts';
import { useReader } from '../useReader.ts';
import { numberText } from './numberText.ts';

/** A number of the wire, a text that is none, or nothing. */
type Meant = string | number | null;

interface Typed {
  readonly text: string;
  readonly meant: Meant;
}

/** Without zeros that say nothing, and without a decimal sign behind which nothing stands. */
const shortest = (text: string, sign: DecimalSign): string =>
  text.trim().replace(sign === 'comma' ? /,0*$|(,\d*?)0+$/ : /\.0*$|(\.\d*?)0+$/, '$1');

/**
 * A box in which a number is typed as the agency writes it. What holds its value is told the number of the wire at each
 * key, or the text as it is typed where that is none, so that nothing reads a written number a second time: `1.234` of
 * the wire would be another number by an agency's comma.
 */
export function useNumberBox(field: Field) {
  const reader = useReader();
  const { forms = usualForms } = reader;
  const { decimalSign } = forms;
  const [typed, setTyped] = useState<Typed>();
  const [isIn, setIn] = useState(false);
  const written = (isBare: boolean) => numberText(field, typed?.meant, { forms, isBare });
  return {
    /** None, as it would be written. */
    zero: numberText(field, '0', { forms }),
    isTyped: typed !== undefined,
    /** What a text that is typed stands for. */
    read(text: string): Meant {
      const told = typedValue(field, text, reader);
      const meant = typeof told === 'string' || typeof told === 'number' ? told : null;
      setTyped({ text, meant });
      return meant;
    },
    /** What stands in the box for a value: what was typed for it, as long as somebody is in it. */
    shown: (value: unknown): string =>
      typed && Object.is(typed.meant, value ?? null) ? typed.text : numberText(field, value, { forms, isBare: isIn }),
    /** What the text in the box comes to, where that is not seen by itself. */
    comesTo:
      typed &&
      ![written(true), written(false)].some(one => shortest(one, decimalSign) === shortest(typed.text, decimalSign))
        ? written(false) || undefined
        : undefined,
    on: {
      onFocus({ target }: FocusEvent<HTMLInputElement>) {
        // Groups are there to be read, not to be typed into. They go at once, and what is typed then replaces the number:
        // a click still puts the caret where it is wanted.
        flushSync(() => setIn(true));
        target.select();
      },
      onBlur() {
        setTyped(undefined);
        setIn(false);
      },
      onKeyDown({ key }: KeyboardEvent) {
        if (key === 'Enter') setTyped(undefined);
      },
    },
  };
}
