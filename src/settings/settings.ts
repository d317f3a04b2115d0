import { useSyncExternalStore } from 'react';
import { defaultThemes, setOf } from '../theme/schemes/themeSet.ts';
import { keep, keptText, onKept, readKept } from './kept.ts';
import { readSettings } from './readSettings.ts';
import { defaultSettings, layoutDefaults, type LayoutStyle, type Settings } from './SettingsModel.ts';

/** Whoever has chosen nothing yet and works in the dark is not dazzled. */
const initial = (): Settings => {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  return dark ? { ...defaultSettings, theme: setOf('defaultDark') } : { ...defaultSettings, theme: defaultThemes };
};

/** Both come out of `readSettings`, which writes everything in one order. */
const isSame = <T>(one: T, other: T): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps the parts that are as they were, so that nobody who shows one of them has to look again. */
const sameParts = (before: Settings | undefined, after: Settings): Settings => ({
  ...after,
  ...(before && isSame(before.layout, after.layout) && { layout: before.layout }),
  ...(before && isSame(before.theme, after.theme) && { theme: before.theme }),
});

let read: { readonly text: string; readonly settings: Settings } | undefined;

/** The settings of whoever is signed in, as this browser keeps them. The same object until they change. */
export function settings(): Settings {
  const text = keptText();
  if (read?.text !== text) {
    const kept = readKept(text);
    read = { text, settings: sameParts(read?.settings, kept ? readSettings(kept.settings) : initial()) };
  }
  return read.settings;
}

/** Changes settings at once; KeepSettings takes them to the host. */
export const changeSettings = (change: Partial<Settings>): void => keep({ settings: { ...settings(), ...change }, unsaved: true });

/** Another layout starts from its own defaults. */
export const withLayout = (given: Settings, style: LayoutStyle): Settings => ({
  ...given,
  layout: { style, config: layoutDefaults[style] },
});

/** The settings, or a part of them: who takes no more than she shows is drawn anew only when that changes. */
export function useSettings(): Settings;
export function useSettings<T>(part: (of: Settings) => T): T;
export function useSettings<T>(part?: (of: Settings) => T): T | Settings {
  return useSyncExternalStore<T | Settings>(onKept, () => (part ? part(settings()) : settings()));
}
