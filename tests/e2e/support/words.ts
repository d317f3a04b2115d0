import { messages as arabic } from '#src/i18n/ar/messages.ts';
import { pageMessages as arabicPages } from '#src/i18n/ar/pageMessages.ts';
import { messages as english } from '#src/i18n/en/messages.ts';
import { pageMessages as englishPages } from '#src/i18n/en/pageMessages.ts';

/** Every word of the interface. */
export const wordsOf = {
  en: { ...english, ...englishPages },
  ar: { ...arabic, ...arabicPages },
} as const;

/** A sentence with what it tells of. */
export const saying = (text: string, told: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => String(told[name]));
