import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type Locale, locales } from '../../catalog/engine/texts/texts.ts';

/** Beside React-Admin's store, which a logout empties. */
const KEY = 'locale';

export const knownLocale = (name: string | null | undefined): Locale | undefined =>
  locales.find(one => one === name?.toLowerCase().slice(0, 2));

const first = (): Locale =>
  knownLocale(localStorage.getItem(KEY)) ?? navigator.languages.map(knownLocale).find(one => one !== undefined) ?? 'en';

let current: Locale = first();
const listeners = new Set<() => void>();

export const locale = (): Locale => current;

export type Direction = 'ltr' | 'rtl';
export const directionOf = (language: Locale): Direction => (language === 'ar' ? 'rtl' : 'ltr');

/** Tells the document its language and direction. */
export const tellDocument = (lang: Locale, dir: Direction): void =>
  void Object.assign(document.documentElement, { lang, dir });

/** The same of the language that is chosen; once at the start, then on each change. */
export const applyLocale = (): void => tellDocument(current, directionOf(current));

let frames = 0;
/** A frame is in view, which tells the document itself, until what this gives is called. */
export function leaveToFrame(): () => void {
  frames += 1;
  return () => {
    frames -= 1;
    applyLocale();
  };
}

/** Gives nothing when there is nothing to wait for. */
type Preparation = (next: Locale) => Promise<unknown> | undefined;
const preparations = new Set<Preparation>();

/** Has something fetched before each change of the language, so that the whole page turns at once. */
export const beforeLocaleChange = (preparation: Preparation): void => void preparations.add(preparation);

const prepared = (next: Locale): readonly Promise<unknown>[] =>
  Array.from(preparations, prepare => prepare(next)).filter(waiting => waiting !== undefined);

let turn: Promise<unknown> = Promise.resolve();
let underWay = 0;
/** One change after the other: of two that overlap, the later choice would else lose to the slower fetch. */
const runExclusive = (work: () => Promise<void>): Promise<void> => {
  underWay += 1;
  const done = turn.then(work, work).finally(() => {
    underWay -= 1;
  });
  turn = done;
  return done;
};

/** Fetches first, then turns words and direction together. Stays as it is when something cannot be fetched. */
export async function chooseLocale(next: Locale): Promise<void> {
  const waiting = underWay === 0 ? prepared(next) : undefined;
  // With the press itself, so that one frame shows all that it does.
  if (waiting?.length === 0) return setLocale(next);
  return runExclusive(async () => {
    await Promise.all(waiting ?? prepared(next));
    setLocale(next);
  });
}

/** The same for what joins later: prepared for the present language now, also when that is just changing. */
export const keepInStep = (preparation: Preparation): Promise<void> => {
  beforeLocaleChange(preparation);
  return runExclusive(async () => void (await preparation(current)));
};

function setLocale(next: Locale): void {
  if (next === current) return;
  current = next;
  localStorage.setItem(KEY, next);
  if (frames === 0) applyLocale();
  // At once and in one pass, so that no part of the frame is a frame behind the others.
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

export const asLocale = (name: string): Locale => knownLocale(name) ?? 'en';
