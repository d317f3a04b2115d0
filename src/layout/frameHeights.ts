import type { LayoutConfig, LayoutStyle } from './settings/SettingsModel.ts';

/** In pixels. */
export const heights = { toolbar: 56, navbar: 64, denseNavbar: 48, footer: 32, offline: 32 } as const;

export type BarName = 'toolbar' | 'navbar';

/** A bar across the page; `top` is where it sticks, if it does. */
export interface Bar {
  readonly name: BarName;
  readonly height: number;
  readonly top: number | null;
}

/** The bars above the page, from top to bottom. Each that sticks does so below those before it. */
export function barsOf(style: LayoutStyle, { navbar, toolbar, scroll }: LayoutConfig): readonly Bar[] {
  const across = style !== 'layout1';
  const bars = [
    {
      name: 'navbar',
      shown: across && navbar.display,
      height: style === 'layout3' ? heights.denseNavbar : heights.navbar,
      sticks: navbar.style === 'fixed',
    },
    { name: 'toolbar', shown: toolbar.display, height: heights.toolbar, sticks: toolbar.style === 'fixed' },
  ] as const;
  const ordered = toolbar.position === 'above' ? [...bars].reverse() : bars;
  const shown = ordered.filter(bar => bar.shown);
  return shown.map(({ name, height, sticks }, index) => ({
    name,
    height,
    // Where the content alone scrolls, nothing has to stick.
    top:
      sticks && scroll === 'page'
        ? shown.slice(0, index).reduce((sum, bar) => sum + (bar.sticks ? bar.height : 0), 0)
        : null,
  }));
}

/** How much of the bottom the footer keeps, where it stays in sight while the page scrolls. */
export const footerHeight = ({ footer, scroll }: LayoutConfig): number =>
  footer.display && footer.style === 'fixed' && scroll === 'page' ? heights.footer : 0;

/** Heights of all that stays in sight, as style variables for whatever sticks inside a page. */
export function frameHeights(
  style: LayoutStyle,
  config: LayoutConfig,
  offline = false,
): Readonly<Record<`--${string}`, string>> {
  const above = barsOf(style, config).reduce((sum, { height, top }) => sum + (top === null ? 0 : height), 0);
  const below = footerHeight(config) + (offline && config.scroll === 'page' ? heights.offline : 0);
  return { '--frame-top': `${above}px`, '--frame-bottom': `${below}px` };
}
