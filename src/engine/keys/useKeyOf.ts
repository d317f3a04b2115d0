import { useSyncExternalStore } from 'react';
import { keptSettings } from '../../authProvider/keptSettings.ts';
import { isObject } from '../../dataProvider/isObject.ts';
import { type PageKey, pageKeys } from './pageKeys.ts';

/** Letters do something unless their owner has turned that off (WCAG 2.1.4). */
export function lettersOn(): boolean {
  const kept = keptSettings.read()?.settings;
  return !isObject(kept) || kept['letterKeys'] !== false;
}

export const useLettersOn = (): boolean => useSyncExternalStore(keptSettings.subscribe, lettersOn);

/** For the button or link of a page that a letter presses. */
export function useKeyOf(name: PageKey | undefined) {
  const isOn = useLettersOn();
  if (name === undefined) return {};
  return { 'data-key': name, ...(isOn && { 'aria-keyshortcuts': pageKeys[name].toUpperCase() }) };
}
