import { defaultThemes, type ThemeSet } from '../theme/schemes/themeSet.ts';

export const layoutStyles = ['layout1', 'layout2', 'layout3'] as const;
export type LayoutStyle = (typeof layoutStyles)[number];

export const modes = ['boxed', 'fullwidth', 'container'] as const;
/** `fixed` stays in sight, `static` scrolls away with the page. */
export const stickiness = ['fixed', 'static'] as const;
export const verticalStyles = ['style-1', 'style-2', 'style-3', 'style-3-dense'] as const;
/** At the start and at the end of a line; named as readers of left-to-right languages see them. */
export const sides = ['left', 'right'] as const;
export const heights = ['above', 'below'] as const;
/** What moves under the wheel: the whole page, or its content between bars that stand still. */
export const scrolls = ['page', 'content'] as const;
export const directions = ['language', 'ltr', 'rtl'] as const;

export type VerticalStyle = (typeof verticalStyles)[number];
type Stickiness = (typeof stickiness)[number];

/** How a layout arranges its parts. What a layout offers of it stands in layoutControls.ts. */
export interface LayoutConfig {
  readonly mode: (typeof modes)[number];
  /** In pixels, for the modes boxed and container. */
  readonly containerWidth: number;
  readonly scroll: (typeof scrolls)[number];
  readonly navbar: {
    readonly display: boolean;
    readonly style: VerticalStyle | Stickiness;
    readonly folded: boolean;
    readonly position: (typeof sides)[number];
  };
  readonly toolbar: {
    readonly display: boolean;
    readonly style: Stickiness;
    readonly position: (typeof heights)[number];
  };
  readonly footer: { readonly display: boolean; readonly style: Stickiness };
}

export interface Settings {
  readonly layout: { readonly style: LayoutStyle; readonly config: LayoutConfig };
  readonly customScrollbars: boolean;
  /** Single letters press buttons of the page. */
  readonly letterKeys: boolean;
  readonly direction: (typeof directions)[number];
  readonly theme: ThemeSet;
  /** What light and dark were turned from, so that turning them again leads back there. */
  readonly turnedFrom?: ThemeSet;
}

const horizontal: LayoutConfig = {
  mode: 'container',
  containerWidth: 1120,
  scroll: 'page',
  navbar: { display: true, style: 'fixed', folded: true, position: 'left' },
  toolbar: { display: true, style: 'static', position: 'below' },
  footer: { display: true, style: 'fixed' },
};

/** What a layout looks like before anybody changes it. */
export const layoutDefaults: Readonly<Record<LayoutStyle, LayoutConfig>> = {
  layout1: {
    mode: 'container',
    containerWidth: 1570,
    scroll: 'page',
    navbar: { display: true, style: 'style-1', folded: true, position: 'left' },
    toolbar: { display: true, style: 'fixed', position: 'above' },
    footer: { display: true, style: 'fixed' },
  },
  layout2: horizontal,
  layout3: { ...horizontal, scroll: 'content' },
};

export const defaultSettings: Settings = {
  layout: { style: 'layout1', config: layoutDefaults.layout1 },
  customScrollbars: false,
  letterKeys: true,
  direction: 'language',
  theme: defaultThemes,
};
