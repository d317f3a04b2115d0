import type { settings } from '#src/i18n/en/settings.ts';

/** A set of colours. All else, such as text and outlines, follows from these; a test holds every contrast (WCAG AA). */
export interface Scheme {
  readonly mode: 'light' | 'dark';
  readonly primary: string;
  readonly secondary: string;
  /** Ground of cards, bars and dialogs. */
  readonly paper: string;
  /** Ground of the page. */
  readonly ground: string;
}

const light = (primary: string, secondary: string, [paper, ground]: readonly [string, string]): Scheme => ({
  mode: 'light',
  primary,
  secondary,
  paper,
  ground,
});
const dark = (primary: string, secondary: string, [paper, ground]: readonly [string, string]): Scheme => ({
  mode: 'dark',
  primary,
  secondary,
  paper,
  ground,
});

/** The colour schemes by the names under which settings keep them; each has its words, and none has words alone. */
export const schemes = {
  default: light('#0d6b5e', '#8a5a00', ['#ffffff', '#f4f6f5']),
  defaultDark: dark('#5cc4b1', '#e0b65c', ['#1a2422', '#101817']),
  charcoalTeal: light('#094a43', '#00695f', ['#f7fcfc', '#eaf3f5']),
  charcoalTealDark: dark('#5fd0c3', '#a9bcc4', ['#102027', '#060b0d']),
  darkBlueSilver: light('#0d47a1', '#4d5f6a', ['#ffffff', '#f0f4f9']),
  darkBlueSilverDark: dark('#9cc4ff', '#c3ced4', ['#2a363d', '#1f292e']),
  slateCrimson: light('#37474f', '#b3202c', ['#fbfbfb', '#ececee']),
  slateCrimsonDark: dark('#b9c8d0', '#ff9a9a', ['#2e2e30', '#202022']),
  emeraldGold: light('#00604f', '#7a5900', ['#f6fdfb', '#e2f3ef']),
  emeraldGoldDark: dark('#8be8d3', '#ffdb57', ['#004e44', '#003b34']),
  indigoCoral: light('#283593', '#a83a14', ['#fafaff', '#ebecf9']),
  indigoCoralDark: dark('#c5ccff', '#ffb59c', ['#27307f', '#191f63']),
  skyBlueOrange: light('#0b5c9e', '#97500a', ['#ffffff', '#f1f5f8']),
  skyBlueOrangeDark: dark('#8ec7f5', '#ffc06b', ['#2b2f33', '#1a1c1e']),
  softGreenMaroon: light('#2c6a31', '#a3154a', ['#fcfdfb', '#f0f4ef']),
  softGreenMaroonDark: dark('#9bd49e', '#ff9ebf', ['#2d302d', '#1a1c1a']),
  coolGreyPink: light('#46565f', '#ad2457', ['#ffffff', '#eff2f4']),
  coolGreyPinkDark: dark('#cfdce3', '#ff9fbf', ['#2a2b2e', '#1a1b1d']),
  light: light('#0d6b5e', '#8a5a00', ['#ffffff', '#fafbfb']),
  greyDark: dark('#72d6c3', '#e3bd6b', ['#2d3940', '#222c32']),
} as const satisfies Readonly<Record<keyof (typeof settings)['schemes']['names'], Scheme>>;

export type SchemeName = keyof typeof schemes;

const isScheme = (name: unknown): name is SchemeName => typeof name === 'string' && Object.hasOwn(schemes, name);

/** Reads the name of a scheme; an unknown one is the default (specification, section 5). */
export const schemeNamed = (name: unknown): SchemeName => (isScheme(name) ? name : 'default');

// Object.keys forgets the names that the record knows.
export const schemeNames = Object.keys(schemes) as readonly SchemeName[];
