export const locales = ['en', 'tr', 'ar'] as const;
export type Locale = (typeof locales)[number];

export type Params = Readonly<Record<string, string | number>>;

/** Fills the `%{name}` of a text. An unknown name stays visible, so that a test notices it. */
export const filled = (text: string, params: Params = {}): string =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
