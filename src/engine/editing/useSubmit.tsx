import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import { HttpError, useTranslate, ValidationError } from 'react-admin';
import { fieldErrorsOf, messageOf, textOfWhole } from '../../dataProvider/failure.ts';
import { inReadersWords } from './inReadersWords.ts';
import type { Values } from './merged.ts';
import type { Editing } from './useEditing.ts';

interface Submission<V> {
  /** `onSubmit` of an `EditingForm`: gives the errors of fields, if that is what a refusal is about. */
  submit(values: V, editing: Editing): Promise<Record<string, unknown> | undefined>;
  /** What a refusal says of the whole, to be shown above the fields. */
  readonly refusal: ReactNode;
  /** Ends the comparison with a newer record; only there while a refusal asks for one: 412. */
  readonly onStaleSettled: (() => void) | undefined;
}

interface Elsewhere {
  /** Fields that the form has; what a refusal says of others stands above them, under their name. */
  readonly fields: readonly string[];
  nameOf(field: string): string;
}

/** Refusals that no field of the form can show, each with the name of its own. */
function textsBeside(errors: Readonly<Record<string, unknown>>, { fields, nameOf }: Elsewhere): [string, string][] {
  const whole = textOfWhole(errors);
  const others = Object.entries(errors).filter(
    ([field]) => field !== 'root' && !fields.includes(field.split('.')[0] ?? ''),
  );
  return [
    ...(whole === undefined ? [] : [['', whole] as [string, string]]),
    ...others.map(([field, text]): [string, string] => [nameOf(field), String(text)]),
  ];
}

/**
 * Takes the values of a form to the host by a call of its own (`useCall`, `useCommand`), which is to tell
 * `editing.saved`; a refusal goes to the fields, to the dialogue over a newer record, or above the fields.
 */
export function useSubmit<V extends Values>(
  send: (values: V, editing: Editing) => Promise<void>,
  /** Says a refusal in the words of its page. */
  inWords: (reason: string) => string = reason => reason,
  elsewhere?: Elsewhere,
): Submission<V> {
  const translate = useTranslate();
  const [refused, setRefused] = useState<unknown>();
  const [beside, setBeside] = useState<readonly [name: string, text: string][]>([]);
  const isStale = refused instanceof HttpError && refused.status === 412;
  const submit = async (values: V, editing: Editing) => {
    setRefused(undefined);
    setBeside([]);
    try {
      await send(values, editing);
    } catch (error) {
      const told = fieldErrorsOf(error);
      if (told) {
        const errors = inReadersWords(told, translate);
        if (elsewhere) setBeside(textsBeside(errors, elsewhere));
        return errors;
      }
      setRefused(error);
    }
    return undefined;
  };
  const reason = messageOf(refused);
  return {
    submit,
    refusal:
      beside.length > 0 ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {beside.map(([name, text]) => (
            <div key={`${name} ${text}`}>
              {name && <strong>{name}: </strong>}
              <ValidationError error={text} />
            </div>
          ))}
        </Alert>
      ) : (
        refused !== undefined &&
        !isStale && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {inWords(translate(reason, { _: reason }))}
          </Alert>
        )
      ),
    onStaleSettled: isStale ? () => setRefused(undefined) : undefined,
  };
}
