import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type Locale, locales } from '../../catalog/texts.ts';

/** Beside React-Admin's store, which a logout empties. */
const KEY = 'locale';

const known = (name: string | null | undefined): Locale | undefined =>
  locales.find(one => one === name?.toLowerCase().slice(0, 2));

const first = (): Locale =>
  known(localStorage.getItem(KEY)) ?? navigator.languages.map(known).find(one => one !== undefined) ?? 'en';

let current: Locale = first();
const listeners = new Set<() => void>();

export const locale = (): Locale => current;

export type Direction = 'ltr' | 'rtl';
export const directionOf = (language: Locale): Direction => (language === 'ar' ? 'rtl' : 'ltr');

/** Tells the document its language and direction; once at the start, then on each change. */
export function applyLocale(): void {
  document.documentElement.lang = current;
  document.documentElement.dir = directionOf(current);
}

type Preparation = (next: Locale) => Promise<unknown>;
const preparations = new Set<Preparation>();

/** Has something fetched before each change of the language, so that the whole page turns at once. */
export const beforeLocaleChange = (preparation: Preparation): void => void preparations.add(preparation);

let turn: Promise<unknown> = Promise.resolve();
/** One change after the other: of two that overlap, the later choice would else lose to the slower fetch. */
const inTurn = (work: () => Promise<void>): Promise<void> => {
  const done = turn.then(work, work);
  turn = done;
  return done;
};

/** Fetches first, then turns text, direction and styles together. Stays as it is when something cannot be fetched. */
export const chooseLocale = (next: Locale): Promise<void> =>
  inTurn(async () => {
    await Promise.all(Array.from(preparations, prepare => prepare(next)));
    if (next !== current) setLocale(next);
  });

/** The same for what joins later: prepared for the present language now, also when that is just changing. */
export const keepInStep = (preparation: Preparation): Promise<void> => {
  beforeLocaleChange(preparation);
  return inTurn(async () => void (await preparation(current)));
};

function setLocale(next: Locale): void {
  current = next;
  localStorage.setItem(KEY, next);
  applyLocale();
  // In one pass: where React-Admin saw the new language before the new words, it would draw every page anew.
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

/** Calls back after each change; returns what ends that. */
export const onLocaleChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLanguage = (): Locale => useSyncExternalStore(onLocaleChange, locale);

/** A language as its speakers call it. */
export const languageNames: Readonly<Record<Locale, string>> = { en: 'English', tr: 'Türkçe', ar: 'العربية' };

export const asLocale = (name: string): Locale => known(name) ?? 'en';
