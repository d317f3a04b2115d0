import { filled, type Locale, type Params } from '../texts/texts.ts';
import type { ViolationCode } from './violation.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { placesSaid } from './placesSaid.ts';
import { tr } from './tr.ts';

const texts: Record<Locale, Record<ViolationCode, string>> = { en, tr, ar };

/** What a broken rule says to a reader. */
export const violationText = (locale: Locale, code: ViolationCode, params?: Params): string =>
  filled(texts[locale][code], placesSaid(locale, params));
