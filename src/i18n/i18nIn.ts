import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import { type Locale, locales } from '../../catalog/engine/texts/texts.ts';
import { englishMessages, isFrameKey, loadMessages, loadPageMessages, ownKey } from './loadMessages.ts';
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

/** Words of pages drawn by hand in the languages in which they have come. */
const ofPages = new Map<Locale, Translate>();

const offered = locales.map(one => ({ locale: one, name: languageNames[one] }));

function provider(language: Locale, messages: () => TranslationMessages): I18nProvider {
  // Putting the words of a language in order takes time, which is spent once and before they are wanted.
  const { translate } = polyglot(messages, language, offered);
  return {
    getLocale: () => language,
    getLocales: () => offered,
    translate: (name, options) => {
      const key = ownKey(name);
      const words = isFrameKey(key) ? translate : (ofPages.get(language) ?? ofPages.get('en') ?? translate);
      return withLabels(words, key, options);
    },
    changeLocale: name => chooseLocale(asLocale(name)),
  };
}

const english = provider('en', englishMessages);
const ready = new Map<Locale, I18nProvider>([['en', english]]);

async function fetchWords(language: Locale): Promise<void> {
  const messages = await loadMessages(language);
  ready.set(
    language,
    provider(language, () => messages),
  );
}

async function fetchPageWords(language: Locale): Promise<void> {
  const messages = await loadPageMessages(language);
  ofPages.set(language, polyglot(() => messages, language, offered).translate);
}

const pageWordsIn = (next: Locale) => (ofPages.has(next) ? undefined : fetchPageWords(next));

/** Fetches the words of pages drawn by hand, and from then on those of each language before it is turned to. */
export const loadPageWords = (): Promise<void> => keepInStep(pageWordsIn);

/** Fetches the words of the admin, and from then on those of each language before it is turned to. */
export const loadWords = (): Promise<void> => keepInStep(next => (ready.has(next) ? undefined : fetchWords(next)));

/**
 * Words of the admin in a language; one object for each, so that whoever translates is drawn again in another, and
 * nothing else. Drawing the pages anew, as React-Admin does on its own, would lose what has been typed. English while
 * others are missing.
 */
export const i18nIn = (language: Locale): I18nProvider => ready.get(language) ?? english;

/**
 * The same in whatever language is chosen at the time of the call; for React-Admin, which then never turns a page by
 * itself.
 */
export const i18nProvider: I18nProvider = {
  ...english,
  getLocale: locale,
  translate: (key, options) => i18nIn(locale()).translate(key, options),
};
