import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Env } from './Env.ts';
import { Problem } from '../problem.ts';

const isCall = (path: string): boolean =>
  path.startsWith('/api/') || path.includes('/api/v1/') || path.startsWith('/assets/');

/** The built front end: its files, and its one page for every other path, so that a link into the app opens. */
export async function frontEnd(root: string): Promise<Hono<Env>> {
  const page = await readFile(join(root, 'index.html'), 'utf8');
  const routes = new Hono<Env>();
  routes.use('/assets/*', async (context, next) => {
    await next();
    if (context.res.ok) context.header('cache-control', 'public, max-age=31536000, immutable');
  });
  routes.use('*', async (context, next) =>
    context.req.path === '/' ? next() : serveStatic<Env>({ root, precompressed: true })(context, next),
  );
  routes.get('*', context => {
    if (isCall(context.req.path)) throw new Problem(404, 'no_such_call');
    return context.html(page, 200, { 'cache-control': 'no-cache' });
  });
  return routes;
}
