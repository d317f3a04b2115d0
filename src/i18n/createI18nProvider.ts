import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { type Locale, locales } from '../../catalog/texts.ts';
import { loadCache } from '../theme/emotionCache.ts';
import { englishMessages, loadMessages } from './loadMessages.ts';
import { asLocale, directionOf, languageNames, locale, setLocale } from './locale.ts';
import { alsoLoad } from './shellWords.ts';

/** Params of a broken rule that name a field or an entity by its wire name. */
const nouns = ['other', 'parent'];

type Translate = I18nProvider['translate'];

/** A rule such as `not_after` mentions another field; its reader knows that field by its label. */
function withLabels(translate: Translate, key: string, options: Record<string, unknown> = {}): string {
  if (!key.startsWith('violations.')) return translate(key, options);
  const labels = nouns
    .filter(name => typeof options[name] === 'string')
    .map(name => [name, translate(`fields.${String(options[name])}`, { _: options[name] })]);
  return translate(key, { ...options, ...Object.fromEntries(labels) });
}

/**
 * The same provider under a new identity, so that whoever translates is drawn again in the new language; drawing the
 * pages anew, as React-Admin does on its own, would lose what has been typed.
 */
export const providerIn = (provider: I18nProvider, language: Locale): I18nProvider => ({ ...provider, getLocale: () => language });

/** Words of the admin. Starts in the chosen language; a change turns words, direction and styles together. */
export async function createI18nProvider(): Promise<I18nProvider> {
  const provider = polyglot(
    name => (name === 'en' ? englishMessages() : loadMessages(asLocale(name))),
    'en',
    locales.map(one => ({ locale: one, name: languageNames[one] })),
  );
  const prepare = async (next: Locale): Promise<void> => {
    await Promise.all([provider.changeLocale(next), loadCache(directionOf(next))]);
  };
  const changeLocale = async (name: string): Promise<void> => {
    const next = asLocale(name);
    await prepare(next);
    if (next !== locale()) setLocale(next);
  };
  // The admin is fetched while somebody signs in, who may still choose another language there.
  alsoLoad(prepare);
  await prepare(locale());
  if (provider.getLocale() !== locale()) await prepare(locale());
  return {
    ...provider,
    translate: (key, options) => withLabels(provider.translate, key, options),
    changeLocale,
  };
}
