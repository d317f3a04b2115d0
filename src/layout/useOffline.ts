import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

/** Whether the machine is without a network at present. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine);
