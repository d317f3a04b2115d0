import type { Context } from 'hono';
import { choice, flag } from '#catalog/engine/fields.ts';
import { type PaperLanguage, paperLanguages } from '#catalog/engine/papers/PaperData.ts';
import { parseValue, violationsOf } from '#catalog/engine/parse.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { refuse } from '../../platform/problem.ts';
import type { DrawnPaper, PaperWays } from './drawPaper.ts';
import { typesetter } from './typesetPaper.ts';

const LANGUAGE = choice(paperLanguages);
const COPY = flag();

/** In which language a paper is asked for: that of the reader where none is named. */
export function languageIn(context: Context<Env>): PaperLanguage {
  const language = parseValue(LANGUAGE, context.req.query('language'));
  refuse(violationsOf('language', language));
  const told = 'value' in language ? paperLanguages.find(one => one === language.value) : undefined;
  return told ?? context.get('locale');
}

/** In which language a paper is asked for, and whether as a copy. */
export function waysIn(context: Context<Env>): Pick<PaperWays, 'language' | 'isCopy'> {
  const copy = parseValue(COPY, context.req.query('copy'));
  refuse(violationsOf('copy', copy));
  return { language: languageIn(context), isCopy: 'value' in copy && copy.value === true };
}

/** A name of a file that every browser takes: that of the record, less what is no letter, digit or dash. */
export const paperFileName = (title: string): string => `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.pdf`;

/** A paper as PDF. */
export async function paperAnswer(context: Context<Env>, host: Host, { title, paper }: DrawnPaper): Promise<Response> {
  const pdf = await typesetter.typesetTogether(host.log, [paper]);
  return context.body(new Uint8Array(pdf), 200, {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent(paperFileName(title))}`,
  });
}
