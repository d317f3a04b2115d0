import { type FocusEvent, useRef } from 'react';
import { useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { agencyPhones } from './agencyPhones.ts';

type Focus = FocusEvent<HTMLInputElement | HTMLTextAreaElement>;

/**
 * What an input of phone numbers does beside taking what is typed: once it is left, it shows the number as the host will
 * keep it, so that whoever typed it at home sees which country was meant.
 */
export function useDialled(source: string) {
  const path = useWrappedSource(source);
  const { getValues, setValue, trigger } = useFormContext();
  const before = useRef('');
  const dial = async (typed: string): Promise<void> => {
    const phones = await agencyPhones();
    // Nothing is done to what has been typed since.
    if (!phones || String(getValues(path) ?? '') !== typed || typed.trim() === '') return;
    const number = phones.number(typed);
    if (number === undefined || number === typed) await trigger(path);
    else setValue(path, number, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return {
    onFocus: ({ target }: Focus) => {
      before.current = target.value;
      void agencyPhones();
    },
    onBlur: ({ target }: Focus) => {
      // Who only passes through changes nothing.
      if (target.value !== before.current) void dial(target.value);
    },
  };
}
