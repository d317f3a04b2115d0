import { useSyncExternalStore } from 'react';
import type { OwnPart } from '../../authProvider/OwnPart.ts';
import { defaultThemes, setOf, type ThemeSet } from '../theme/schemes/themeSet.ts';
import { keptSettings } from '../../authProvider/keptSettings.ts';
import { readSettings } from './readSettings.ts';
import { defaultSettings, layoutDefaults, type LayoutStyle, type Settings } from './SettingsModel.ts';
import { stableByContent } from './stableByContent.ts';

/** Whoever has chosen nothing yet and works in the dark is not dazzled. */
const initial = (): Settings => {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  return dark ? { ...defaultSettings, theme: setOf('defaultDark') } : { ...defaultSettings, theme: defaultThemes };
};

const steadyLayout = stableByContent<Settings['layout']>();
const steadyTheme = stableByContent<ThemeSet>();

let read: { readonly kept: unknown; readonly settings: Settings } | undefined;

/** The settings of whoever is signed in, as this browser keeps them. The same object until they change. */
export function settings(): Settings {
  const kept = keptSettings.read();
  if (!read || read.kept !== kept) {
    const all = kept ? readSettings(kept.settings) : initial();
    read = { kept, settings: { ...all, layout: steadyLayout(all.layout), theme: steadyTheme(all.theme) } };
  }
  return read.settings;
}

/** Changes settings at once; KeepSettings takes them to the host. */
export const changeSettings = (change: Partial<Settings>): void =>
  keptSettings.write({ settings: { ...settings(), ...change }, unsaved: true });

/** As the host takes them. */
export const ownSettings: OwnPart<Settings> = {
  name: 'settings',
  unsaved: () => (keptSettings.read()?.unsaved ? settings() : undefined),
  saved(value) {
    if (settings() === value) keptSettings.write({ settings: value });
  },
  subscribe: keptSettings.subscribe,
};

/** Another layout starts from its own defaults. */
export const withLayout = (given: Settings, style: LayoutStyle): Settings => ({
  ...given,
  layout: { style, config: layoutDefaults[style] },
});

/** The settings, or a part of them: a component that takes no more than it shows is drawn anew only when that changes. */
export function useSettings(): Settings;
export function useSettings<T>(part: (of: Settings) => T): T;
export function useSettings<T>(part?: (of: Settings) => T): T | Settings {
  return useSyncExternalStore<T | Settings>(keptSettings.subscribe, () => (part ? part(settings()) : settings()));
}
