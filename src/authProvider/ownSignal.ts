import { createSignal, type Signal } from '../engine/onDemand/signal.ts';
import { onOwner } from './owners.ts';

/** A signal that goes back to its beginning when the user of the tab goes: what was open or said was theirs. */
export function createOwnSignal<T>(initial: T): Signal<T> {
  const signal = createSignal(initial);
  onOwner(() => signal.set(initial));
  return signal;
}
