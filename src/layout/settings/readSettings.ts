import { schemeNamed } from '../theme/schemes/schemes.ts';
import { themedParts, type ThemeSet } from '../theme/schemes/themeSet.ts';
import {
  defaultSettings,
  directions,
  heights,
  type LayoutConfig,
  layoutDefaults,
  type LayoutStyle,
  layoutStyles,
  modes,
  scrolls,
  type Settings,
  sides,
  stickiness,
  verticalStyles,
} from './SettingsModel.ts';

/** Narrower, a page has no room beside the navigation; wider, no screen. In pixels. */
export const widths = { min: 800, max: 3840 } as const;

type Branch = Readonly<Record<string, unknown>>;

const branch = (value: unknown): Branch => (typeof value === 'object' && value !== null ? { ...value } : {});
const oneOf = <T>(all: readonly T[], value: unknown, otherwise: T): T => all.find(one => one === value) ?? otherwise;
const flagOf = (value: unknown, otherwise: boolean): boolean => (typeof value === 'boolean' ? value : otherwise);

/** A width that can be lived in, else the other one. */
export const widthOf = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= widths.min && value <= widths.max ? Math.round(value) : otherwise;

function readConfig(style: LayoutStyle, given: unknown): LayoutConfig {
  const defaults = layoutDefaults[style];
  const { mode, containerWidth, scroll, ...parts } = branch(given);
  const [navbar, toolbar, footer] = [branch(parts['navbar']), branch(parts['toolbar']), branch(parts['footer'])];
  const navbarStyles = style === 'layout1' ? verticalStyles : stickiness;
  return {
    mode: oneOf(modes, mode, defaults.mode),
    containerWidth: widthOf(containerWidth, defaults.containerWidth),
    scroll: oneOf(scrolls, scroll, defaults.scroll),
    navbar: {
      display: flagOf(navbar['display'], defaults.navbar.display),
      style: oneOf<LayoutConfig['navbar']['style']>(navbarStyles, navbar['style'], defaults.navbar.style),
      folded: flagOf(navbar['folded'], defaults.navbar.folded),
      position: oneOf(sides, navbar['position'], defaults.navbar.position),
    },
    toolbar: {
      display: flagOf(toolbar['display'], defaults.toolbar.display),
      style: oneOf(stickiness, toolbar['style'], defaults.toolbar.style),
      position: oneOf(heights, toolbar['position'], defaults.toolbar.position),
    },
    footer: {
      display: flagOf(footer['display'], defaults.footer.display),
      style: oneOf(stickiness, footer['style'], defaults.footer.style),
    },
  };
}

const readThemes = (given: unknown): ThemeSet => {
  const named = branch(given);
  const pairs = themedParts.map(part => [part, part in named ? schemeNamed(named[part]) : defaultSettings.theme[part]]);
  // One entry for each part, made of the list of parts.
  return Object.fromEntries(pairs) as ThemeSet;
};

/** Settings as somebody wrote them, merged over the defaults; what does not fit is as if it were not there. */
export function readSettings(given: unknown): Settings {
  const { layout, customScrollbars, letterKeys, direction, theme, turnedFrom } = branch(given);
  const style = oneOf(layoutStyles, branch(layout)['style'], defaultSettings.layout.style);
  return {
    layout: { style, config: readConfig(style, branch(layout)['config']) },
    customScrollbars: flagOf(customScrollbars, defaultSettings.customScrollbars),
    letterKeys: flagOf(letterKeys, defaultSettings.letterKeys),
    direction: oneOf(directions, direction, defaultSettings.direction),
    theme: readThemes(theme),
    ...(turnedFrom !== undefined && { turnedFrom: readThemes(turnedFrom) }),
  };
}
