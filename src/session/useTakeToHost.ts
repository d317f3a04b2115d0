import { useEffect, useEffectEvent } from 'react';
import { createErrand } from './errand.ts';
import { session } from './session.ts';
import { useUserData } from './useUserData.ts';

/** Several changes in a row are one (specification, section 9). Milliseconds. */
const REST = 300;

/** A part of the user's own data that counts in this browser at once, and is taken to the host afterwards. */
export interface OwnPart<T> {
  /** Its key among the user's data. */
  readonly name: string;
  /** What the host has not taken yet; undefined when nothing waits. The same object as long as it is the same. */
  unsaved(): T | undefined;
  /** What the host had when that was begun, if it matters. */
  before?(): unknown;
  /** The host has taken this by now. */
  saved(value: T): void;
  subscribe(listener: (elsewhere?: StorageEvent) => void): () => void;
}

/** Takes changes of a part to the host: those of this tab, and what an earlier visit could not save. `onFailure` hears of the first failure in a row. */
export function useTakeToHost<T>(part: OwnPart<T>, onFailure: (error: unknown) => void): void {
  const save = useUserData();
  const take = useEffectEvent(async () => {
    const value = part.unsaved();
    if (value === undefined || session.state() !== 'valid') return;
    await save({ [part.name]: value }, { before: part.before && { [part.name]: part.before() } });
    part.saved(value);
  });
  const fail = useEffectEvent((error: unknown, failures: number) => {
    if (failures === 1) onFailure(error);
  });
  useEffect(() => {
    const errand = createErrand(() => take(), { rest: REST, onFailure: (error, failures) => fail(error, failures) });
    const begin = (elsewhere?: StorageEvent): void => {
      // What another tab has changed, it takes there itself.
      if (!elsewhere && part.unsaved() !== undefined) errand.soon();
    };
    begin();
    const stop = part.subscribe(begin);
    return () => {
      stop();
      errand.end();
    };
  }, [part]);
}
