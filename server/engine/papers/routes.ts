import { type Context, Hono } from 'hono';
import { choice, flag } from '#catalog/engine/fields.ts';
import { type PaperLanguage, paperLanguages } from '#catalog/engine/papers/PaperData.ts';
import { parseValue, violationsOf } from '#catalog/engine/parse.ts';
import { demand } from '../crud/demand.ts';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { idIn } from '../../platform/http/idIn.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { drawPaper, type DrawnPaper } from './drawPaper.ts';
import type { PaperKinds } from './PaperKind.ts';
import { typesetter } from './typesetPaper.ts';

const LANGUAGE = choice(paperLanguages);
const COPY = flag();

/** In which language a paper is asked for, that of the reader where none is named, and whether as a copy. */
function waysIn(context: Context<Env>): { readonly language: PaperLanguage; readonly isCopy: boolean } {
  const asked = context.req.query();
  const language = parseValue(LANGUAGE, asked['language']);
  const copy = parseValue(COPY, asked['copy']);
  refuse([...violationsOf('language', language), ...violationsOf('copy', copy)]);
  const told = 'value' in language ? paperLanguages.find(one => one === language.value) : undefined;
  return { language: told ?? context.get('locale'), isCopy: 'value' in copy && copy.value === true };
}

/** A name of a file that every browser takes: that of the record, less what is no letter, digit or dash. */
const fileName = (title: string): string => encodeURIComponent(title.replaceAll(/[^\p{L}\p{N}]+/gu, '-'));

/** Papers of records that the caller may see, as data for the screen and as PDF. */
export function drawnPaperRoutes(host: Host, kinds: PaperKinds): Hono<Env> {
  const routes = new Hono<Env>({ strict: false }).basePath('/api/papers');
  async function drawn(context: Context<Env>, withLogo: boolean): Promise<DrawnPaper> {
    const name = context.req.param('kind') ?? '';
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (!kind) throw new Problem(404, 'no_such_call');
    const caller = context.get('caller');
    demand({ caller, entity: kind.entity }, 'show');
    const asked = { kind, id: idIn(context), withLogo, ...waysIn(context) };
    // What is owed of it changes, and it is nobody else's to read.
    context.header('cache-control', 'no-store');
    return drawPaper(host, caller, asked);
  }
  routes.get('/:kind/:id', async context => context.json((await drawn(context, false)).paper));
  routes.get('/:kind/:id/pdf', async context => {
    const { title, paper } = await drawn(context, true);
    const pdf = await typesetter.typesetTogether(host.log, [paper]);
    return context.body(new Uint8Array(pdf), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${fileName(title)}.pdf`,
    });
  });
  return routes;
}
