import type { TranslationMessages } from 'react-admin';
import { entityList } from '../../catalog/registry/entities.ts';
import { reportList } from '../../catalog/registry/reports.ts';
import type { Locale } from '../../catalog/engine/texts/texts.ts';
import type { Words } from './complete.ts';
import { messages as english } from './en/messages.ts';
import type { pageMessages as englishPages } from './en/pageMessages.ts';

type Messages = Words<typeof english>;

const loaders: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: async () => ({ messages: english }),
  tr: () => import('./tr/messages.ts'),
  ar: () => import('./ar/messages.ts'),
};

/**
 * What React-Admin wants to know of each resource, told by the words of its entity, or of a report. Not by those of its
 * fields, which are the same in all of them: a hundred times over they would take a third of a second to put in order.
 */
const resourcesOf = ({ entities, reports }: Messages) =>
  Object.fromEntries([
    ...reportList.map(({ name, route }) => [
      route,
      { name: (reports.titles as Readonly<Record<string, string>>)[name] },
    ]),
    ...entityList.map(({ name, route }) => [route, { name: (entities as Readonly<Record<string, string>>)[name] }]),
  ]);

const ofField = /^resources\.[^.]+\.(?=fields\.)/;

/** Where the words stand that React-Admin looks for under a key. */
export const ownKey = (key: string): string => key.replace(ofField, '');

const complete = (messages: Messages): TranslationMessages =>
  // Words guarantees every key; only the mapped type hides React-Admin's own names from the compiler.
  ({ ...messages, resources: resourcesOf(messages) }) as unknown as TranslationMessages;

/** Whether a key is one of the frame's; else it belongs to the pages that modules draw by hand. */
export const isFrameKey = (key: string): boolean => {
  const [topic = ''] = key.split('.', 1);
  return topic === 'resources' || Object.hasOwn(english, topic);
};

/** English, which is always at hand. */
export const englishMessages = (): TranslationMessages => complete(english);

/** Every word of the frame and of what the catalogue names in one language. */
export const loadMessages = async (locale: Locale): Promise<TranslationMessages> =>
  complete((await loaders[locale]()).messages);

const pageLoaders: Record<Locale, () => Promise<{ pageMessages: Words<typeof englishPages> }>> = {
  en: () => import('./en/pageMessages.ts'),
  tr: () => import('./tr/pageMessages.ts'),
  ar: () => import('./ar/pageMessages.ts'),
};

/** Words of the pages that modules draw by hand, in one language. */
export const loadPageMessages = async (locale: Locale): Promise<TranslationMessages> =>
  // The same: React-Admin's own names are not in here.
  (await pageLoaders[locale]()).pageMessages as unknown as TranslationMessages;
