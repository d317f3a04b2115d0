import type { Locale } from '../../catalog/engine/texts/texts.ts';
import type { Words } from './complete.ts';
import { account as english } from './en/account.ts';
import { beforeLocaleChange, useLanguage } from './locale.ts';

export type AccountWords = Words<typeof english>;

const loaded = new Map<Locale, AccountWords>([['en', english]]);

const loaders: Record<Locale, () => Promise<{ account: AccountWords }>> = {
  en: async () => ({ account: english }),
  tr: () => import('./tr/account.ts'),
  ar: () => import('./ar/account.ts'),
};

const followLocale = (next: Locale): Promise<void> | undefined =>
  loaded.has(next) ? undefined : loadAccountWords(next);

/** Fetches the words of the account pages; from then on they follow every change of the language. */
export async function loadAccountWords(locale: Locale): Promise<void> {
  beforeLocaleChange(followLocale);
  loaded.set(locale, (await loaders[locale]()).account);
}

/** Words of the account pages. English while another set is missing. */
export const useAccountWords = (): AccountWords => loaded.get(useLanguage()) ?? english;
