import { useSyncExternalStore } from 'react';

/** A value that several parts of the page share and watch. */
export interface Signal<T> {
  get(): T;
  set(value: T): void;
  /** The value in a component, which is drawn again when it changes. */
  use(): T;
}

export function createSignal<T>(initial: T): Signal<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = (): T => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get),
  };
}
