import type { Context } from 'hono';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { PageInfo } from '#catalog/engine/wire.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { refuse } from '../../platform/problem.ts';
import { readPage } from './readPage.ts';
import type { Sourced } from './ReportSource.ts';

/** A question of the family about one report, and the words of reports for its own; an empty one asks nothing. */
export interface WireQuestion {
  readonly host: Host;
  readonly context: Context<Env>;
  readonly reports: readonly Sourced[];
  readonly words: Readonly<Record<string, string>>;
}

export type Page = Awaited<ReturnType<typeof readPage>>;

/** A page of a report, as whoever asks may see it. `more` adds to what is asked for; 400 for a word that is unknown. */
export async function wirePage(
  { host, context, reports, words }: WireQuestion,
  name: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Page> {
  const found = reports.find(({ report }) => report.name === name);
  if (!found) throw new Error(`no report ${name}`);
  const query = new URLSearchParams(more);
  for (const [key, value] of new URL(context.req.url).searchParams) {
    const word = words[key];
    if (word === undefined) refuse([violation(key, 'unknown_field')]);
    if (word && value !== '') query.set(word, key === 'account_type' ? value.toLowerCase() : value);
  }
  // Here nothing needs to be chosen.
  const { needs: _, ...report } = { needs: undefined, ...found.report };
  return readPage(host, context.get('caller'), { ...found, report }, query);
}

export const pageInfo = ({ page, size, total }: Page): PageInfo => ({
  page,
  size,
  total_pages: Math.max(1, Math.ceil(Number(total) / size)),
  total_elements: Number(total),
});
