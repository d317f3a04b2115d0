import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { type Locale, locales } from '../../catalog/texts.ts';
import { englishMessages, loadMessages } from './loadMessages.ts';
import { asLocale, chooseLocale, keepInStep, languageNames, locale } from './locale.ts';

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

const offered = locales.map(one => ({ locale: one, name: languageNames[one] }));

/** Words of the admin, in step with the chosen language from the moment they are fetched, which may be before the sign-in. */
export async function createI18nProvider(): Promise<I18nProvider> {
  // Putting the words of a language in order takes time, which is spent once and before they are wanted.
  const english = polyglot(englishMessages, 'en', offered);
  const ready = new Map<Locale, I18nProvider>([['en', english]]);
  const prepare = async (next: Locale): Promise<void> => {
    if (ready.has(next)) return;
    const messages = await loadMessages(next);
    ready.set(next, polyglot(() => messages, next, offered));
  };
  await keepInStep(prepare);
  return {
    getLocale: locale,
    getLocales: () => offered,
    translate: (key, options) => withLabels((ready.get(locale()) ?? english).translate, key, options),
    changeLocale: name => chooseLocale(asLocale(name)),
  };
}
