import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { isEqual } from 'es-toolkit';
import { session } from '../../authProvider/session.ts';
import { outlived } from '../../authProvider/outlived.ts';
import { isSame } from './isSame.ts';
import { withLineIds } from './lineIds.ts';
import { merged, type Values } from './merged.ts';

/** A form keeps what it shows; only what counts as changed, and what is wrong with it, is looked at anew. */
const quietly = {
  keepValues: true,
  keepFieldsRef: true,
  keepErrors: true,
  keepTouched: true,
  keepIsSubmitted: true,
  keepSubmitCount: true,
  keepIsSubmitSuccessful: true,
} as const;

/** Whether the host's record is another than the one that was agreed on; hosts without versions tell by its values. */
const isNewer = (agreed: Values, record: Values): boolean =>
  agreed['version'] === undefined && record['version'] === undefined
    ? !isSame(agreed, record)
    : agreed['version'] !== record['version'];

/** Whether the record has gone on since it was agreed on; the one before, still shown after a save, has not. */
const hasGoneOn = (agreed: Values, record: Values): boolean => {
  const [from, to] = [agreed['version'], record['version']];
  return typeof from === 'number' && typeof to === 'number' ? to > from : isNewer(agreed, record);
};

export interface Editing {
  /** The record under the version on which the changes here are based: the one to send. */
  base(): RaRecord | undefined;
  /** Whether the record was changed elsewhere while something here is not saved. */
  readonly isStale: boolean;
  /**
   * The host has taken these values, and answered with this record if it did. What was typed since then stays. Gives
   * that. Throws when the session ended instead: then nothing was taken.
   */
  saved(sent: Values, record?: RaRecord): Values;
  /** Begins anew with this record; what was typed is gone. */
  startOver(record: RaRecord): void;
  /** Puts back what was typed on an earlier version of the record. */
  resume(typed: Values, version: unknown): void;
  /** Holds newer records back while a save is under way, of which one may be the answer. */
  during<T>(save: () => Promise<T>): Promise<T>;
}

const EditingContext = createContext<Editing | undefined>(undefined);
export const EditingProvider = EditingContext.Provider;

/** What the form around knows of its record. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('no form around');
  return editing;
}

/** Keeps a form in step with its record without touching what was changed in it. */
export function useRecordInForm(record: RaRecord | undefined, begun: Values): Editing {
  const { getValues, setValue, reset } = useFormContext();
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  const [agreed, setAgreed] = useState(record);
  const [saves, setSaves] = useState(0);
  const before = useRef<Values>(begun);
  const met = useRef(record);
  const underWay = useRef<Values>({});

  const meet = (next: Values, how: { readonly before: Values; readonly touched?: ReadonlySet<string> }): boolean => {
    const { unchanged, shown, isChanged } = merged({ typed: getValues(), record: next, ...how });
    for (const [name, value] of Object.entries(shown)) setValue(name, value);
    reset(unchanged, quietly);
    before.current = unchanged;
    return isChanged;
  };
  const follow = useEffectEvent((next: RaRecord) => {
    if (isEqual(next, met.current)) return;
    met.current = next;
    const isChanged = meet(next, { before: before.current, touched: new Set(Object.keys(dirtyFields)) });
    setAgreed(known => (isChanged && known && isNewer(known, next) ? known : next));
  });
  useEffect(() => {
    if (record && saves === 0) follow(record);
  }, [record, saves]);

  return {
    base: () => record && agreed && (isDirty ? { ...record, version: agreed['version'] } : record),
    // While a save is under way, a newer record may be what it has made.
    isStale: saves === 0 && isDirty && record !== undefined && agreed !== undefined && hasGoneOn(agreed, record),
    saved(sent, answer) {
      // React-Admin answers a call that has ended the session as if it had been done.
      if (session.endReason() !== null) throw outlived();
      const named = withLineIds(getValues(), sent, answer ?? {});
      for (const [name, lines] of Object.entries(named)) setValue(name, lines);
      const typed: Values = { ...getValues() };
      // React Hook Form leaves disabled fields out of what it submits: they stood there all the same.
      const stood = { ...underWay.current, ...sent };
      meet(answer ?? stood, { before: stood });
      // Without an answer, whatever is read next is what was saved.
      setAgreed(answer);
      return Object.fromEntries(Object.entries(typed).filter(([name, value]) => !isSame(value, stood[name])));
    },
    startOver(next) {
      met.current = next;
      meet(next, { before: getValues() });
      setAgreed(next);
    },
    resume(typed, version) {
      for (const [name, value] of Object.entries(typed)) setValue(name, value, { shouldDirty: true });
      setAgreed(known => known && { ...known, ...(version !== undefined && { version }) });
    },
    async during(save) {
      underWay.current = { ...getValues() };
      setSaves(count => count + 1);
      try {
        return await save();
      } finally {
        setSaves(count => count - 1);
      }
    },
  };
}
