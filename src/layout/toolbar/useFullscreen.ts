import { useSyncExternalStore } from 'react';
import { useNotify } from 'react-admin';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

const isFull = (): boolean => Boolean(document.fullscreenElement);

/** Whether the page fills the screen, and how to change that. */
export function useFullscreen(): [boolean, () => void] {
  const notify = useNotify();
  const full = useSyncExternalStore(subscribe, isFull);
  const toggle = () => {
    const done = full ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    done.catch(() => notify('navigation.fullscreen.refused', { type: 'warning' }));
  };
  return [full, toggle];
}
