import type { TranslationMessages } from 'react-admin';
import { entityList } from '../../catalog/entities.ts';
import { reportList } from '../../catalog/reports.ts';
import type { Locale } from '../../catalog/texts.ts';
import type { Words } from './complete.ts';
import { messages as english } from './en/messages.ts';

type Messages = Words<typeof english>;

const loaders: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en: async () => ({ messages: english }),
  tr: () => import('./tr/messages.ts'),
  ar: () => import('./ar/messages.ts'),
};

/** What React-Admin wants to know of each resource, told by the words of its entity and fields, or of a report. */
const resourcesOf = ({ entities, fields, reports }: Messages) =>
  Object.fromEntries([
    ...reportList.map(({ name, route }) => [
      route,
      { name: (reports.titles as Readonly<Record<string, string>>)[name], fields },
    ]),
    ...entityList.map(({ name, route }) => [
      route,
      { name: (entities as Readonly<Record<string, string>>)[name], fields },
    ]),
  ]);

const complete = (messages: Messages): TranslationMessages =>
  // Words guarantees every key; only the mapped type hides React-Admin's own names from the compiler.
  ({ ...messages, resources: resourcesOf(messages) }) as unknown as TranslationMessages;

/** English, which is always at hand. */
export const englishMessages = (): TranslationMessages => complete(english);

/** Every word of the admin in one language. */
export const loadMessages = async (locale: Locale): Promise<TranslationMessages> =>
  complete((await loaders[locale]()).messages);
