import { filled, type Locale, type Params } from '../texts/texts.ts';
import { ar } from './ar.ts';
import { en, type ProblemCode } from './en.ts';
import { tr } from './tr.ts';

const texts: Record<Locale, Record<ProblemCode, string>> = { en, tr, ar };

export const problemText = (locale: Locale, code: ProblemCode, params?: Params): string =>
  filled(texts[locale][code], params);
