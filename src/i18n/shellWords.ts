import type { Locale } from '../../catalog/engine/texts/texts.ts';
import type { Words } from './complete.ts';
import { shell as english } from './en/shell.ts';
import { beforeLocaleChange, useLanguage } from './locale.ts';

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

// Also while the admin is in view: whoever changes the language there meets these words when she signs out.
beforeLocaleChange(next => (loaded.has(next) ? undefined : loadShellWords(next)));

/** Words of the pages outside the admin, which do without React-Admin's i18n. English while another set is missing. */
export const useShellWords = (): ShellWords => loaded.get(useLanguage()) ?? english;
