import type { SchemeName } from '../theme/schemes/schemes.ts';
import { darkOf, isDark, lightOf, type ThemeSet } from '../theme/schemes/themeSet.ts';
import type { Settings } from './SettingsModel.ts';

/** `light` and `greyDark` have no sibling of their own name. */
const atNight = (name: SchemeName): SchemeName => (name === 'light' ? 'defaultDark' : darkOf(name));
const byDay = (name: SchemeName): SchemeName => (name === 'greyDark' ? 'default' : lightOf(name));

/** Each part in its own sibling; by day navigation and footer stay as dark as the sets have them. */
function turned(theme: ThemeSet): ThemeSet {
  const { main, navbar, toolbar, footer } = theme;
  if (isDark(main)) return { ...theme, main: byDay(main), toolbar: byDay(toolbar) };
  return { main: atNight(main), navbar: atNight(navbar), toolbar: atNight(toolbar), footer: atNight(footer) };
}

const same = (one: ThemeSet, other: ThemeSet): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The same colours by night, or by day; turned twice they are as before, whatever each part wears. */
export function turnedThemes({
  theme,
  turnedFrom,
}: Pick<Settings, 'theme' | 'turnedFrom'>): Pick<Settings, 'theme' | 'turnedFrom'> {
  const isWayBack = turnedFrom !== undefined && same(turned(turnedFrom), theme);
  return { theme: isWayBack ? turnedFrom : turned(theme), turnedFrom: theme };
}
