import { useLayoutEffect, useSyncExternalStore } from 'react';
import { session } from '../../authProvider/session.ts';
import { defaultThemes, isDark, setOf } from '../theme/schemes/themeSet.ts';
import { keptSettings } from '../../authProvider/keptSettings.ts';
import { readSettings } from './readSettings.ts';
import { defaultSettings } from './SettingsModel.ts';

export const lights = ['system', 'light', 'dark'] as const;
export type Light = (typeof lights)[number];

/** Whoever has not signed in: their settings stay in this browser, and no user has part in them. */
const GUEST = null;

export const isGuest = (): boolean => session.state() !== 'valid';

/**
 * The light of the pages outside the frame: as a guest has chosen it, or as the frame of whoever is signed in has it.
 */
function outsideLight(): Light {
  const kept = keptSettings.read(isGuest() ? GUEST : session.ownerId());
  if (!kept) return 'system';
  return isDark(readSettings(kept.settings).theme.main) ? 'dark' : 'light';
}

/** Keeps a guest's choice as their settings, in this browser alone. */
export function chooseGuestLight(light: Light): void {
  if (light === 'system') keptSettings.clear(GUEST);
  else
    keptSettings.write(
      { settings: { ...defaultSettings, theme: light === 'dark' ? setOf('defaultDark') : defaultThemes } },
      GUEST,
    );
}

/** Tells the document; the styles of the pages outside the frame follow (shell.css). */
export function applyOutsideLight(light = outsideLight()): void {
  document.documentElement.dataset['light'] = light;
}

/** The light of the page in view, which the document follows. */
export function useOutsideLight(): Light {
  const light = useSyncExternalStore(keptSettings.subscribe, outsideLight);
  useLayoutEffect(() => applyOutsideLight(light), [light]);
  return light;
}
