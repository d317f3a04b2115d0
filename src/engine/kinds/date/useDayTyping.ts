import { type KeyboardEvent, useState } from 'react';
import type { DayForm } from './DayForm.ts';

interface Asked {
  readonly form: DayForm;
  /** What is kept: a day, an instant, or a text that could not be read. */
  readonly value: string;
  /** With a text that cannot be read as it stands, so that the field's rule can speak. */
  onValue(value: string): void;
}

/** What is being typed, the value that it gave, and the one before, with which somebody may stay who takes no other. */
interface Typed {
  readonly text: string;
  readonly gave: string;
  readonly before: string;
}

const isIn = (day: string | undefined, { reach: { min = '', max = '9999' } }: DayForm): boolean =>
  day !== undefined && day >= min && day <= max;

/**
 * A text in which a day is typed: what can be read counts with each key, so that nothing is lost however the form is
 * saved, and stands in the agency's figures once it is left.
 */
export function useDayTyping({ form, value, onValue }: Asked) {
  const [typed, setTyped] = useState<Typed>();
  const [isOpen, setOpen] = useState(false);
  // A value from elsewhere, such as a form that begins anew, takes the place of what was typed.
  const now = typed && [typed.gave, typed.before].includes(value) ? typed : undefined;
  const meant = now && form.dayOf(now.gave) !== undefined ? now.gave : undefined;
  const isRead = form.dayOf(value) !== undefined;

  const settle = () => setTyped(undefined);
  const give = (next: string) => {
    settle();
    if (next !== value) onValue(next);
  };
  const type = (next: string) => {
    const gave = next.trim() === '' ? '' : (form.read(next) ?? next);
    setTyped({ text: next, gave, before: value });
    onValue(gave);
  };
  const open = () => {
    settle();
    setOpen(true);
  };
  /** Whether the key was for the day. */
  const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, areSteps: boolean): boolean => {
    const by = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
    if (key === 'Enter') settle();
    const opens = key === 'F4' ? !altKey : areSteps && altKey && key === 'ArrowDown';
    if (ctrlKey || metaKey) return false;
    if (opens) open();
    else if (altKey || !areSteps || by === 0) return false;
    else if (value === '' || isRead) {
      const next = form.step(value, by);
      if (isIn(form.dayOf(next), form)) give(next);
    }
    return true;
  };
  return {
    text: now ? now.text : form.write(value),
    /** What the text is taken for, where that is not to be seen in it. */
    meaning: meant !== undefined && now?.text.trim() !== form.write(meant) ? form.inWords(meant) : undefined,
    isOpen,
    type,
    settle,
    press,
    open,
    close: () => setOpen(false),
    choose: (day: string) => give(form.onDay(day, value)),
  };
}

export type DayTyping = ReturnType<typeof useDayTyping>;
