import type { PaperLanguage } from '../PaperData.ts';
import { ar } from './ar.ts';
import { bn } from './bn.ts';
import { en, type PaperWords } from './en.ts';
import { tr } from './tr.ts';

const all: Readonly<Record<PaperLanguage, PaperWords>> = { en, tr, ar, bn };

/** The words of papers in a language. */
export const wordsIn = (language: PaperLanguage): PaperWords => all[language];
