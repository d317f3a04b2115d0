import { Hono } from 'hono';
import type { Host } from '../context/host.ts';
import type { Env } from '../../platform/http/Env.ts';
import { flowOf } from '../../platform/http/flowOf.ts';
import { Problem } from '../../platform/problem.ts';
import { isMultipart, readForm, upload } from '../../platform/http/readBody.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { isSigned } from './signed.ts';
import { storeUpload } from './storeUpload.ts';

const contentTypes: Readonly<Record<string, string>> = { webp: 'image/webp', pdf: 'application/pdf' };

/** Nobody waits for a file, so that a poor line is given its time; who takes nothing does not keep it open for ever. */
const LEAST = { patience: 60_000, bytesPerSecond: 4 * 1024 };

async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const part of body) yield part;
}

/** Upload of a file to be named in a record, and download of stored ones. */
export function mediaRoutes(host: Host): Hono<Env> {
  const routes = new Hono<Env>();
  routes.post('/api/media', async context => {
    const { id: by } = context.get('caller');
    if (by === null) throw new Problem(401, 'token_missing');
    const form = isMultipart(context) ? await readForm(context, upload) : undefined;
    const file = form?.get('file');
    const sealed = form?.get('sealed') === 'true';
    if (!(file instanceof File)) throw new Problem(400, 'invalid', { violations: [violation('file', 'required')] });
    return context.json({ file: await storeUpload(host, file, { field: 'file', kind: 'file', sealed, by }) }, 201);
  });
  routes.get('/media/*', async context => {
    const { path } = context.req;
    const isSealed = path.startsWith('/media/sealed/');
    if (isSealed && !isSigned(path, context.req.query(), host)) throw new Problem(403, 'permission_denied');
    const file = await host.files.read(path);
    if (!file) throw new Problem(404, 'not_found');
    const extension = path.split('.').at(-1) ?? '';
    const flow = flowOf(partsOf(file.body), () => file.body.cancel(), LEAST);
    return context.body(flow, 200, {
      'content-length': String(file.size),
      'content-type': contentTypes[extension] ?? 'application/octet-stream',
      'content-disposition': extension === 'webp' ? 'inline' : 'attachment',
      'cache-control': isSealed ? 'private, no-store' : 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    });
  });
  return routes;
}
