import { changeSettings, settings, useSettings } from '../settings/settings.ts';
import { turnedThemes } from '../settings/turnedThemes.ts';
import { isDark } from '../theme/schemes/themeSet.ts';

/** Whether the page is dark, and how to turn the light on or off. */
export function useLight(): [boolean, () => void] {
  const dark = useSettings(of => isDark(of.theme.main));
  return [dark, () => changeSettings(turnedThemes(settings()))];
}
