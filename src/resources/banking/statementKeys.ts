type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key asks for while somebody is at a line or a row. */
export const wishes = ['accept', 'accept_all', 'tick', 'match', 'unmatch', 'book', 'explain', 'clear'] as const;
export type StatementAction = (typeof wishes)[number];

/** Keys as they are written on a keyboard. */
export const wishKeys: Readonly<Record<StatementAction, string>> = {
  accept: 'Enter',
  accept_all: 'A',
  tick: 'Space',
  match: 'M',
  unmatch: 'U',
  book: 'B',
  explain: 'E',
  clear: 'Esc',
};

const named: Readonly<Record<string, StatementAction>> = { Enter: 'accept', ' ': 'tick', Escape: 'clear' };
const letters: Readonly<Record<string, StatementAction>> = {
  a: 'accept_all',
  m: 'match',
  u: 'unmatch',
  b: 'book',
  e: 'explain',
};

/** What a key asks for; on a keyboard of other letters by the place of the key. */
export function wishOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): StatementAction | undefined {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined;
  const letter = /^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '');
  return named[key] ?? letters[letter.toLowerCase()];
}

/** Where an arrow leads: along a side, to its ends, or across to the other side. */
export type Step = { readonly by: number } | { readonly to: 'first' | 'last' } | { readonly across: true };

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: { by: 1 },
  ArrowUp: { by: -1 },
  PageDown: { by: 10 },
  PageUp: { by: -10 },
  Home: { to: 'first' },
  End: { to: 'last' },
};

/** The step that a key asks for from one side; the other side lies where the page is read on. */
export function stepOf(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  at: 'bank' | 'books',
  isRtl: boolean,
): Step | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const onwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  return key === (at === 'bank' ? onwards : back) ? { across: true } : steps[key];
}

/** The place after a step among so many. */
export const placeAfter = (
  step: { readonly by: number } | { readonly to: 'first' | 'last' },
  at: number,
  count: number,
) => Math.max(0, 'to' in step ? (step.to === 'first' ? 0 : count - 1) : Math.min(count - 1, at + step.by));
