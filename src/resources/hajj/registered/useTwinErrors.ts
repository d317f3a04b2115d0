import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { recognised } from '#catalog/hajj/telling.ts';
import { coded } from '#src/dataProvider/coded.ts';
import { violationArgs } from '#src/engine/kinds/violationArgs.ts';
import { refusalOf } from './Alike.ts';
import type { KnownTwins } from './knownTwins.ts';
import type { useRegistered } from './useRegistered.ts';

const told = ['violations.registered_already', 'violations.registered_elsewhere'] as const;

/** Whether an error, of the form's own rules or of the host, says that the number is registered. */
const isRegistered = (message: unknown): boolean => told.some(key => (JSON.stringify(message) ?? '').includes(key));

/** Has the fields say what the host has answered, and forget it once they hold something else. */
export function useTwinErrors(
  known: KnownTwins,
  { key, answer, answeredAt, askAgain }: ReturnType<typeof useRegistered>,
) {
  const translate = useTranslate();
  const { setError, clearErrors } = useFormContext();
  const { errors, submitCount } = useFormState();
  const isTold = (name: string): boolean => isRegistered(errors[name]?.message);
  const refusals = (answer?.twins ?? []).map(refusalOf);
  const settle = useEffectEvent((said: string, at: number) => {
    known.tell(said, at > 0 ? refusals : []);
    const over = recognised.filter(name => isTold(name) && refusals.every(({ field }) => field !== name));
    if (over.length > 0) clearErrors(over);
  });
  useLayoutEffect(() => settle(key, answeredAt), [key, answeredAt]);
  // The form checks a field when it is left and forgets what it did not find itself, so it is told anew.
  useLayoutEffect(() => {
    for (const { field, code, params } of refusals)
      if (!errors[field])
        setError(field, { type: code, message: coded(`violations.${code}`, violationArgs(params, translate)) });
  });
  // A refusal of the host names nobody to go to, and one of the form's own may be over by now.
  const refused = useEffectEvent((count: number) => {
    if (count > 0 && recognised.some(isTold)) askAgain();
  });
  useEffect(() => refused(submitCount), [submitCount]);
}
