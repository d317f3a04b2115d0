import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { fieldErrorsOf, messageOf } from '../dataProvider/failure.ts';
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

/**
 * Takes the values of a form to the host by a call of its own (`useCall`, `useCommand`), which is to tell
 * `editing.saved`; a refusal goes to the fields, to the dialogue over a newer record, or above the fields.
 */
export function useSubmit<V extends Values>(
  send: (values: V, editing: Editing) => Promise<void>,
  /** Says a refusal in the words of its page. */
  inWords: (reason: string) => string = reason => reason,
): Submission<V> {
  const translate = useTranslate();
  const [refused, setRefused] = useState<unknown>();
  const isStale = refused instanceof HttpError && refused.status === 412;
  const submit = async (values: V, editing: Editing) => {
    setRefused(undefined);
    try {
      await send(values, editing);
    } catch (error) {
      const errors = fieldErrorsOf(error);
      if (errors) return errors;
      setRefused(error);
    }
    return undefined;
  };
  const reason = messageOf(refused);
  return {
    submit,
    refusal: refused !== undefined && !isStale && (
      <Alert severity="error" sx={{ mb: 2 }}>
        {inWords(translate(reason, { _: reason }))}
      </Alert>
    ),
    onStaleSettled: isStale ? () => setRefused(undefined) : undefined,
  };
}
