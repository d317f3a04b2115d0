import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ShellWords } from '../../i18n/shellWords.ts';
import { type LoginError, signIn } from '../../authProvider/signIn.ts';
import { focusFirstWrong } from '../focusFirstWrong.ts';
import { emailError, passwordError } from './loginRules.ts';
import { serverError } from './serverError.ts';

export type FieldName = 'email' | 'password';
type Values = Readonly<Record<FieldName, string>>;

const untouched: Readonly<Record<FieldName, boolean>> = { email: false, password: false };

/** State of the login form: checked on every change, submittable once it is changed and valid. */
export function useLoginForm(words: ShellWords['login'], onSuccess: () => void) {
  const [values, setValues] = useState<Values>({ email: '', password: '' });
  const [touched, setTouched] = useState(untouched);
  const [refusals, setRefusals] = useState<readonly LoginError[]>([]);
  const [busy, setBusy] = useState(false);
  const changed = useRef(false);

  const wrong = { email: emailError(words, values.email), password: passwordError(words, values.password) };
  const refusal = (type: LoginError['type']): string | null => {
    const found = refusals.find(one => one.type === type);
    return found ? serverError(words, found) : null;
  };

  const change = (name: FieldName, value: string): void => {
    changed.current = true;
    setValues(before => ({ ...before, [name]: value }));
    setTouched(before => ({ ...before, [name]: true }));
    setRefusals(before => before.filter(one => one.type !== name && one.type !== 'message'));
  };

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy || wrong.email || wrong.password) return;
    setBusy(true);
    const { success, errors } = await signIn(values.email.trim(), values.password);
    flushSync(() => {
      setBusy(false);
      setRefusals(errors);
    });
    if (success) onSuccess();
    else focusFirstWrong(form);
  };

  return {
    values,
    busy,
    change,
    submit,
    /** Puts values in, unless something has been typed by now. */
    prefill: (next: Values): void => {
      if (!changed.current) setValues(next);
    },
    /** The field still has what was put in. */
    isOffered: (name: FieldName): boolean => values[name] !== '' && !touched[name],
    message: refusal('message'),
    errorOf: (name: FieldName): string | null => refusal(name) ?? (touched[name] ? wrong[name] : null),
    canSubmit: !wrong.email && !wrong.password,
  };
}
