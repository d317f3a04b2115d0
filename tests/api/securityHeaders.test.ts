import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { frontEnd } from '../../server/platform/http/frontEnd.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let app: Office['app'];
let folder: string;
beforeAll(async () => {
  office = await openOffice();
  folder = await mkdtemp(join(tmpdir(), 'rihla-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Rihla</title>');
  await writeFile(join(folder, 'assets', 'main.js'), 'void 0;');
  app = createApp(office.host, await frontEnd(folder));
});
afterAll(async () => {
  await office.close();
  await rm(folder, { recursive: true });
});

const authorization = () => ({ authorization: `Bearer ${office.tokens.admin}` });
const json = { 'content-type': 'application/json' };
const answers: [string, number, string, () => RequestInit][] = [
  ['the page of the front end', 200, '/', () => ({})],
  ['a link into the front end', 200, '/apps/city-management/cities', () => ({})],
  ['a script of the front end', 200, '/assets/main.js', () => ({})],
  ['a script that is not there', 404, '/assets/gone.js', () => ({})],
  ['a list', 200, '/city/api/v1/city/all/', () => ({ headers: authorization() })],
  ['a refusal without a token', 401, '/user/api/v1/user/all/', () => ({})],
  [
    'a refusal of values',
    400,
    '/city/api/v1/city/create/',
    () => ({ method: 'POST', headers: { ...authorization(), ...json }, body: '{}' }),
  ],
  [
    'a body that is too large',
    413,
    '/city/api/v1/city/create/',
    () => ({ method: 'POST', headers: { ...authorization(), ...json }, body: `"${'x'.repeat(10 * 1024 * 1024)}"` }),
  ],
  ['an unknown record', 404, '/city/api/v1/city/77', () => ({ headers: authorization() })],
  ['another method', 405, '/city/api/v1/city/create/', () => ({ method: 'PATCH', headers: authorization() })],
  ['an unknown call', 404, '/api/nothing', () => ({})],
  ['an unknown file', 404, '/media/open/aa/x.webp', () => ({})],
  ['the health check', 200, '/healthz', () => ({})],
  ['the description of the API', 200, '/openapi.json', () => ({})],
  ['the page that shows it', 200, '/api/docs', () => ({})],
  ['a script of that page', 200, '/api/docs/docs.js', () => ({})],
];

describe.each(answers)('%s', (_, status, path, init) => {
  it('lets no foreign script run, no other page frame it, and no type be guessed', async () => {
    const reply = await app.request(path, init());
    expect(reply.status).toBe(status);
    const policy = Object.fromEntries(
      (reply.headers.get('content-security-policy') ?? '')
        .split(';')
        .map(part => part.trim().split(/\s+/))
        .map(([name = '', ...rest]) => [name, rest.join(' ')]),
    );
    const scripts = policy['script-src'] ?? policy['default-src'];
    expect(["'self'", "'none'"]).toContain(scripts);
    expect(policy).toMatchObject({ 'frame-ancestors': "'none'" });
    expect(JSON.stringify({ ...policy, 'style-src': '' })).not.toMatch(/unsafe|\*|https?:/);
    for (const [name, value] of [
      ['x-content-type-options', 'nosniff'],
      ['x-frame-options', 'DENY'],
      ['referrer-policy', 'same-origin'],
    ])
      expect(reply.headers.get(name ?? ''), name).toBe(value);
    expect(reply.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply.headers.get('x-powered-by')).toBeNull();
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('is a page only when it is one of ours', async () => {
    const type = (await app.request(path, init())).headers.get('content-type') ?? '';
    const isPage = status === 200 && ['/', '/apps/city-management/cities', '/api/docs'].includes(path);
    expect(type.startsWith('text/html'), type).toBe(isPage);
  });
});

describe('the log', () => {
  it('tells of each request without personal data, passwords or tokens', async () => {
    await app.request('/city/api/v1/city/all/?search=Amina', { headers: authorization() });
    await app.request('/user/api/v1/user/login/', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email: 'amina@rihla.example', password: 'her secret password' }),
    });
    const lines = JSON.stringify(office.logged);
    expect(office.logged.at(-1)).toMatchObject({
      method: 'POST',
      path: '/user/api/v1/user/login',
      status: 401,
      request: expect.any(String),
      ms: expect.any(Number),
    });
    for (const secret of ['Amina', 'amina@', 'her secret', office.tokens.admin])
      expect(lines.includes(secret), secret).toBe(false);
  });

  it('keeps what went wrong on our side, and the answer does not tell it', async () => {
    await office.host.db.execute('alter table thana rename to elsewhere');
    const reply = await app.request('/thana/api/v1/thana/all/', { headers: authorization() });
    await office.host.db.execute('alter table elsewhere rename to thana');
    expect([reply.status, await reply.json()]).toEqual([500, { code: 'internal', detail: expect.any(String) }]);
    expect(office.logged.find(line => line['level'] === 'error')).toMatchObject({
      request: reply.headers.get('x-request-id'),
    });
  });
});
