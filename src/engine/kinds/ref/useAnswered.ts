import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useChoicesContext } from 'react-admin';

/** MUI leaves a key alone that was seen to before. */
type Key = KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean };

/**
 * What a box of choices is told so that only an answer to what stands in it is chosen from: until it has come nothing
 * is offered, and Enter waits for it, whose first then is taken.
 */
export function useAnswered() {
  const { filterValues, isFetching, error } = useChoicesContext();
  const [typed, setTyped] = useState<string>();
  const waiting = useRef<HTMLElement>(undefined);
  const isAnswered = typed === undefined || (String(filterValues?.['q'] ?? '') === typed && !isFetching);
  useEffect(() => {
    const box = waiting.current;
    if (!isAnswered || !box) return undefined;
    waiting.current = undefined;
    if (error || document.activeElement !== box) return undefined;
    const press = () =>
      box.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    // What is found is drawn after this, and the first of it marked.
    const timer = setTimeout(press);
    return () => clearTimeout(timer);
  }, [isAnswered, error]);
  return {
    autoHighlight: typed !== undefined && typed !== '',
    shouldRenderSuggestions: () => isAnswered,
    noOptionsText: isAnswered ? 'crud.nothing_found' : 'ra.message.loading',
    onInputChange: (_event: unknown, text: string, reason: string) => {
      waiting.current = undefined;
      setTyped(reason === 'input' ? text : undefined);
    },
    // Whoever is chosen may be called just as it was typed, so that the text does not change.
    onClose: (_event: unknown, reason: string) => {
      if (reason === 'selectOption') setTyped(undefined);
    },
    onKeyDown: (event: Key) => {
      if (event.key !== 'Enter' || isAnswered || !(event.target instanceof HTMLElement)) return;
      // Nor is the form sent by it.
      event.preventDefault();
      event.defaultMuiPrevented = true;
      waiting.current = event.target;
    },
  };
}
