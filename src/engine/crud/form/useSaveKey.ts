import { useEffect, useRef } from 'react';

/** Ctrl+S or Cmd+S saves, wherever the focus is. Gives the ref of the bar that holds the button. */
export function useSaveKey() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      // Through the button: disabled, such as while a save is under way, it sends nothing.
      bar.current?.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return bar;
}
