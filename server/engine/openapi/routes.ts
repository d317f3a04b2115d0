import { setImmediate as breath } from 'node:timers/promises';
import { memoize } from 'es-toolkit';
import { Hono } from 'hono';
import type { Env } from '../../platform/http/Env.ts';
import { openApiDocument, type OtherCalls } from './document.ts';
import { answerKept, keep } from './KeptText.ts';
import { docsPage } from './page.ts';
import { viewerFile } from './viewerFiles.ts';

/** The JSON of an object of objects, made in parts, since the whole takes as long as a hundred requests. */
async function jsonOf(object: Readonly<Record<string, unknown>>, depth = 2): Promise<string> {
  const parts: string[] = [];
  for (const [name, value] of Object.entries(object)) {
    await breath();
    const isDeep = depth > 1 && typeof value === 'object' && value !== null && !Array.isArray(value);
    parts.push(`${JSON.stringify(name)}:${isDeep ? await jsonOf({ ...value }, depth - 1) : JSON.stringify(value)}`);
  }
  return `{${parts.join(',')}}`;
}

/** Both are made when one is first asked for, and once: they are the same for everybody, and long. */
const kept = memoize(async (other: OtherCalls) => {
  const document = openApiDocument(other);
  const json = await jsonOf(document);
  await breath();
  // The document is this host's own, made from the catalogue.
  const page = await docsPage(document['tags'] as { name: string }[]);
  return {
    json: await keep('application/json', json),
    page: await keep('text/html; charset=UTF-8', page),
  };
});

/** How the host describes itself; long answers, which count for whoever asks for them. */
export function descriptionRoutes(other: OtherCalls): Hono<Env> {
  const routes = new Hono<Env>({ strict: false });
  routes.get('/openapi.json', async context => answerKept(context, (await kept(other)).json));
  routes.get('/api/docs', async context => answerKept(context, (await kept(other)).page));
  routes.get('/api/docs/:file', async (context, next) => {
    const file = await viewerFile(context.req.param('file'));
    return file ? answerKept(context, file) : next();
  });
  return routes;
}
