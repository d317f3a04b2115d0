import { changeSettings, useSettings } from '../../settings/settings.ts';
import { darkOf, defaultThemes, isDark, lightOf, setOf, type ThemeSet } from '../../theme/schemes/themeSet.ts';

/** The same colours by day or by night. */
function turned({ main }: ThemeSet): ThemeSet {
  if (!isDark(main)) return setOf(darkOf(main === 'light' ? 'default' : main));
  const light = lightOf(main);
  return isDark(light) || light === 'default' ? defaultThemes : setOf(light);
}

/** Whether the page is dark, and how to turn the light on or off. */
export function useLight(): [boolean, () => void] {
  const theme = useSettings(of => of.theme);
  return [isDark(theme.main), () => changeSettings({ theme: turned(theme) })];
}
