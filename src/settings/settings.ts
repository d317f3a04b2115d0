import { useSyncExternalStore } from 'react';
import { defaultThemes, setOf, type ThemeSet } from '../theme/schemes/themeSet.ts';
import { keep, keptText, onKept, readKept } from './kept.ts';
import { readSettings } from './readSettings.ts';
import { defaultSettings, layoutDefaults, type LayoutStyle, type Settings } from './SettingsModel.ts';
import { steady } from './steady.ts';

/** Whoever has chosen nothing yet and works in the dark is not dazzled. */
const initial = (): Settings => {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  return dark ? { ...defaultSettings, theme: setOf('defaultDark') } : { ...defaultSettings, theme: defaultThemes };
};

const steadyLayout = steady<Settings['layout']>();
const steadyTheme = steady<ThemeSet>();

let read: { readonly text: string; readonly settings: Settings } | undefined;

/** The settings of whoever is signed in, as this browser keeps them. The same object until they change. */
export function settings(): Settings {
  const text = keptText();
  if (read?.text !== text) {
    const kept = readKept(text);
    const all = kept ? readSettings(kept.settings) : initial();
    read = { text, settings: { ...all, layout: steadyLayout(all.layout), theme: steadyTheme(all.theme) } };
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
