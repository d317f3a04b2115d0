import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '#catalog/engine/fields.ts';
import { readPhone } from '#src/engine/kinds/text/agencyPhones.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import { filled } from '#catalog/engine/texts/texts.ts';
import { violationText } from '#catalog/engine/violations/text.ts';
import type { AccountWords } from '../../i18n/accountWords.ts';
import { useLanguage } from '../../i18n/locale.ts';
import { focusFirstWrong } from '../focusFirstWrong.ts';
import type { FormResult } from './post.ts';

type Values<N extends string> = Readonly<Record<N, string>>;

interface AccountFormOptions<N extends string> {
  readonly fields: Readonly<Record<N, Field>>;
  readonly words: AccountWords;
  /** What is known before anything is typed. */
  readonly initial?: Readonly<Partial<Record<N, string>>>;
  send(values: Values<N>): Promise<FormResult>;
}

const CONFIRM = 'confirm_password';
const PASSWORDS = ['password', 'new_password'];

/** Two entries of a password must be the same; which one is wrong nobody knows, so the second says it. */
const differs = (values: Readonly<Record<string, string>>): boolean =>
  PASSWORDS.some(name => values[name] !== undefined) &&
  PASSWORDS.every(name => values[name] === undefined || values[name] !== values[CONFIRM]);

/**
 * State of a form outside the admin: checked by the catalogue's rules on every change, refused by the host field by
 * field.
 */
export function useAccountForm<N extends string>({ fields, words, initial, send }: AccountFormOptions<N>) {
  const language = useLanguage();
  const names = Object.keys(fields);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() => ({
    ...Object.fromEntries(names.map(name => [name, ''])),
    ...initial,
  }));
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<FormResult>();
  const [busy, setBusy] = useState(false);

  const wrong = (name: string): string | null => {
    const parsed = parseValue(fields[name as N], values[name], { phone: readPhone });
    if ('code' in parsed) return violationText(language, parsed.code, parsed.params);
    return name === CONFIRM && differs(values) ? violationText(language, 'passwords_differ') : null;
  };
  const valid = names.every(name => wrong(name) === null);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    flushSync(() => setTouched(new Set(names)));
    if (valid) {
      setBusy(true);
      // Every name has had its value since the first render.
      const answer = await send(values as Values<N>);
      flushSync(() => {
        setOutcome(answer);
        setBusy(false);
      });
    }
    focusFirstWrong(form);
  };

  const { failure, seconds = 0 } = outcome ?? {};
  return {
    values,
    busy,
    submit,
    done: outcome?.done === true,
    /** What the host says about a field that the form does not show, such as a link's token. */
    refused: (name: string): string | undefined => outcome?.fields[name],
    message: outcome?.fields['non_field_errors'] ?? (failure ? filled(words.failures[failure], { seconds }) : null),
    entry: (name: N) => ({
      name,
      value: values[name] ?? '',
      required: fields[name].required,
      error: outcome?.fields[name] ?? (touched.has(name) ? wrong(name) : null),
      onBlur: () => setTouched(before => new Set([...before, name])),
      onChange: ({ target }: { readonly target: { readonly value: string } }) => {
        setValues(before => ({ ...before, [name]: target.value }));
        setOutcome(undefined);
      },
    }),
  };
}
