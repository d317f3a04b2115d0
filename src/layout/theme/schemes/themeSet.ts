import { type SchemeName, schemeNames, schemes } from './schemes.ts';

/** The parts of the frame that have a scheme of their own. */
export const themedParts = ['main', 'navbar', 'toolbar', 'footer'] as const;
export type ThemedPart = (typeof themedParts)[number];

/** Which scheme each part of the frame wears. */
export type ThemeSet = Readonly<Record<ThemedPart, SchemeName>>;

/** As the specification dresses a new user (section 9). */
export const defaultThemes: ThemeSet = { main: 'default', navbar: 'greyDark', toolbar: 'light', footer: 'light' };

const isDarkSibling = (name: SchemeName): boolean => name.endsWith('Dark') && name.slice(0, -4) in schemes;

/** The dark sibling of a light scheme; a scheme without one stays itself. */
export const darkOf = (name: SchemeName): SchemeName => schemeNames.find(one => one === `${name}Dark`) ?? name;

/** The light sibling of a dark scheme. */
export const lightOf = (name: SchemeName): SchemeName =>
  isDarkSibling(name) ? (schemeNames.find(one => `${one}Dark` === name) ?? name) : name;

/** The sets of the schemes panel: each light scheme that has a dark sibling, and that sibling. */
export const setNames: readonly SchemeName[] = schemeNames.filter(name => isDarkSibling(name) || darkOf(name) !== name);

/** A set dresses the whole frame; a light one has its navigation and footer in its dark sibling. */
export const setOf = (name: SchemeName): ThemeSet => ({
  main: name,
  navbar: darkOf(name),
  toolbar: name,
  footer: darkOf(name),
});

export const isDark = (name: SchemeName): boolean => schemes[name].mode === 'dark';
