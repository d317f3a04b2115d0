import { createContext, useContext, useSyncExternalStore } from 'react';
import { keptSettings } from '../../authProvider/keptSettings.ts';
import { isObject } from '../../dataProvider/isObject.ts';
import { type PageKey, pageKeys } from './pageKeys.ts';

/** Letters do something unless their owner has turned that off (WCAG 2.1.4). */
export function lettersOn(): boolean {
  const kept = keptSettings.read()?.settings;
  return !isObject(kept) || kept['letterKeys'] !== false;
}

export const useLettersOn = (): boolean => useSyncExternalStore(keptSettings.subscribe, lettersOn);

/** Letters of the steps of a page, by their verbs. */
export const StepKeys = createContext<Readonly<Record<string, PageKey>>>({});

/** The letter of a step: its own, or that of the page around. */
export function useStepKey(verb: string, own: PageKey | undefined): PageKey | undefined {
  const keys = useContext(StepKeys);
  return own ?? keys[verb];
}

/** For the button or link of a page that a letter presses. */
export function useKeyOf(name: PageKey | undefined) {
  const isOn = useLettersOn();
  if (name === undefined) return {};
  return { 'data-key': name, ...(isOn && { 'aria-keyshortcuts': pageKeys[name].toUpperCase() }) };
}
