/** Floods a running host in one way, named by the first argument, until it is ended. */
import { calls } from '../../catalog/engine/wire.ts';
import { asFile, formOf } from '../support/pictures.ts';
import { READERS, readerOf, reads } from './readers.ts';
import sharp from 'sharp';

const { FLOODED: url = '', TOKEN: token = '' } = process.env;
const pilgrims = calls('hajj_passenger_info');
const authorization = { authorization: `Bearer ${token}` };
const json = { ...authorization, 'content-type': 'application/json' };
const open = { 'content-type': 'application/json' };

const ask = async (path: string, request: RequestInit = {}): Promise<number> => {
  const reply = await fetch(`${url}${path}`, request);
  await reply.arrayBuffer();
  return reply.status;
};
const times = (count: number, one: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => one(at)).join(',');

const keys = () => `{${times(500_000, at => `"k${at}":1`)}}`;
const arrays = () => `{"email":[${times(2_000_000, () => '[]')}]}`;
const tables = () =>
  JSON.stringify({ details: `${'<table><tr><td>'.repeat(6000)}${'</td></tr></table>'.repeat(6000)}` });
const values = () => JSON.stringify({ name: Array.from({ length: 180_000 }, () => [[]]) });
const trial = () =>
  JSON.stringify({
    entity: 'department',
    commit: false,
    rows: Array.from({ length: 2000 }, (_, at) => ({ name: `Flood ${at}` })),
  });
const photo = async () =>
  asFile(
    await sharp({
      create: {
        width: 5000,
        height: 4000,
        channels: 3,
        background: 'teal',
        noise: { type: 'gaussian', mean: 128, sigma: 20 },
      },
    })
      .jpeg({ quality: 60 })
      .toBuffer(),
    'a.jpg',
  );

/** As many pixels as such a picture may have, which comes in passes and is held whole until the last of them. */
const passes = async () =>
  asFile(
    await sharp({ create: { width: 6000, height: 6000, channels: 3, background: 'teal' } })
      .jpeg({ quality: 60, progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer(),
    'b.jpg',
  );

async function leaveMidway(): Promise<number> {
  const ending = new AbortController();
  const { body, status } = await fetch(`${url}${pilgrims.everything}`, {
    headers: authorization,
    signal: ending.signal,
  });
  const reader = body?.getReader();
  for (let read = 0; read < 50; read += 1) await reader?.read();
  ending.abort();
  return status;
}

const post =
  (path: string, headers: Readonly<Record<string, string>>) => async (make: () => BodyInit | Promise<BodyInit>) => {
    const body = await make();
    return () => ask(path, { method: 'POST', body, headers });
  };

/** Every flood: so many at the same time, of what. */
const floods: Readonly<Record<string, readonly [number, () => Promise<() => Promise<number>>]>> = {
  'registration of 500,000 keys': [5, () => post('/api/auth/register', open)(keys)],
  'nested lists as an email': [5, () => post('/api/auth/register', open)(arrays)],
  'sign-ins': [
    50,
    () =>
      post('/user/api/v1/user/login/', open)(() => '{"email":"nobody@rihla.example","password":"not the password"}'),
  ],
  'every pilgrim at once': [5, async () => () => ask(pilgrims.everything, { headers: authorization })],
  'every pilgrim, left midway': [5, async () => leaveMidway],
  'five trials of 2,000 rows': [5, () => post('/api/imports', json)(trial)],
  'nested tables as a text': [5, () => post(calls('tour_package').create, json)(tables)],
  'records of a megabyte': [20, () => post(calls('department').create, json)(values)],
  'slow searches': [
    100,
    async () => () =>
      ask(`${pilgrims.all}?father_name__icontains=zz&ordering=-father_name`, { headers: authorization }),
  ],
  'large photos': [10, () => post('/api/media', authorization)(async () => formOf({ file: await photo() }))],
  ...Object.fromEntries(
    Object.entries(reads).map(([name, read]) => [name, [READERS, async () => readerOf(url, token, read)] as const]),
  ),
  'the largest pictures': [10, () => post('/api/media', authorization)(async () => formOf({ file: await passes() }))],
};

const [atOnce, prepare] = floods[process.argv[2] ?? ''] ?? [0, async () => async () => 0];
if (atOnce === 0) process.stdout.write(JSON.stringify(Object.keys(floods)));
const flood = await prepare();
const counted: Record<string, number> = {};
const done = (what: string | number): void => {
  counted[what] = (counted[what] ?? 0) + 1;
};
if (atOnce > 0) setInterval(() => process.send?.(counted), 500);
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (;;) await flood().then(done, ({ message, cause }: Error) => done(`${message} ${String(cause ?? '')}`));
  }),
);
