import type { Locale } from '../../catalog/texts.ts';
import type { Words } from './complete.ts';
import { shell as english } from './en/shell.ts';
import { setLocale, useLanguage } from './locale.ts';

export type ShellWords = Words<typeof english>;

const loaded = new Map<Locale, ShellWords>([['en', english]]);

const loaders: Record<Locale, () => Promise<{ shell: ShellWords }>> = {
  en: async () => ({ shell: english }),
  tr: () => import('./tr/shell.ts'),
  ar: () => import('./ar/shell.ts'),
};

/** Fetches the words that the pages outside the admin need. */
export async function loadShellWords(locale: Locale): Promise<void> {
  loaded.set(locale, (await loaders[locale]()).shell);
}

const loads = new Set([loadShellWords]);

/** Words of a page that are fetched before the language turns, as the shell's are. */
export const alsoLoad = (load: typeof loadShellWords): unknown => loads.add(load);

/** Words first, then the language, so that text and direction turn together. */
export async function chooseLocale(locale: Locale): Promise<void> {
  // One after the other: the loop also meets what joins while it runs.
  for (const load of loads) await load(locale);
  setLocale(locale);
}

/** Words of the pages outside the admin, which do without React-Admin's i18n. English while another set is missing. */
export const useShellWords = (): ShellWords => loaded.get(useLanguage()) ?? english;
