import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countBy } from 'es-toolkit';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { createApp } from '../../server/app.ts';
import { openPool } from '../../server/platform/db/pool.ts';
import { sweepKeys } from '../../server/engine/idempotency/once.ts';
import { type FileStore, localFiles } from '../../server/platform/services/fileStore.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { type CallOptions, type Office, openOfficeOn } from '../support/officeOn.ts';
import { asFile, formOf, jpeg } from '../support/pictures.ts';
import { createSample, sampleOf } from '../support/sample.ts';

const donation = calls('donation');

let database: TestDatabase;
let folder: string;
let saves = 0;
let office: Office;
let given: Record<string, unknown>;
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'rihla-keys-'));
  const files = localFiles(folder);
  const save: FileStore['save'] = (...file) => {
    saves += 1;
    return files.save(...file);
  };
  office = await openOfficeOn(database, { files: { ...files, save } });
});
afterAll(async () => {
  await office.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  given = await sampleOf(office, entities.donation);
});

const under = (key: string, asked: CallOptions = {}): CallOptions => ({
  body: given,
  ...asked,
  headers: { 'idempotency-key': key },
});
const give = (key: string, asked: CallOptions = {}) => office.call('POST', donation.create, under(key, asked));

async function count(table = 'donation'): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`);
  return rows[0]?.n ?? 0;
}

describe('a request that comes again under its key', () => {
  it('has the same answer and no second effect', async () => {
    const before = await count();
    const first = await give('again');
    await office.call('DELETE', donation.remove(first.body.id));
    const second = await give('again');
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await count()).toBe(before);
  });

  it('is another one under another key, under none, and from another user', async () => {
    const before = await count();
    const replies = [
      await give('own'),
      await give('other'),
      await give('own', { as: 'staff' }),
      await office.call('POST', donation.create, { body: given }),
    ];
    expect(replies.map(one => one.status)).toEqual([201, 201, 201, 201]);
    expect(new Set(replies.map(one => one.body.id)).size).toBe(4);
    expect(await count()).toBe(before + 4);
  });

  it('twenty times at once at two hosts makes one record, and all are told of it alike', async () => {
    const pool = openPool(database.url);
    const second = createApp({ ...office.host, db: drizzle(pool) });
    const before = await count();
    const headers = {
      authorization: `Bearer ${office.tokens.admin}`,
      'content-type': 'application/json',
      'idempotency-key': 'twenty',
    };
    const replies = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const reply = await (n % 2 ? office.app : second).request(donation.create, {
          method: 'POST',
          headers,
          body: JSON.stringify(given),
        });
        return { status: reply.status, text: await reply.text() };
      }),
    );
    await pool.end();
    expect(countBy(replies, one => one.status)).toEqual({ 201: 20 });
    expect(new Set(replies.map(one => one.text)).size).toBe(1);
    expect(await count()).toBe(before + 1);
  });

  it('is refused when it asks for something else, or for another kind of record', async () => {
    expect((await give('reused')).status).toBe(201);
    const before = await count();
    const changed = await give('reused', { body: { ...given, amount: '77.00' } });
    expect([changed.status, changed.body.code]).toEqual([422, 'key_reused']);
    const elsewhere = await office.call('POST', calls('city').create, under('reused'));
    expect(elsewhere.status).toBe(422);
    expect(await count()).toBe(before);
  });

  it.each(['', 'two words', 'clé', 'k'.repeat(256)])('is refused under %j, which is no key', async key => {
    const before = await count();
    const { status, body } = await give(key);
    expect([status, body.code]).toEqual([400, 'key_malformed']);
    expect(await count()).toBe(before);
  });
});

describe('a form with a file', () => {
  const picture = async (heading: string, shade: number) =>
    formOf({ cms_menu: menu, head: heading, alt: heading, image: asFile(await jpeg(shade), 'one.jpg') });
  const send = (body: FormData) =>
    office.call('POST', calls('cms_menu_content_image').create, { body, headers: { 'idempotency-key': 'picture' } });
  let menu: number;
  beforeAll(async () => {
    menu = (await createSample(office, entities.cms_menu)).id;
  });

  it('is known again by what is in it, and its file is stored once', async () => {
    const first = await send(await picture('Arafat', 10));
    expect(first.status).toBe(201);
    const stored = saves;
    expect((await send(await picture('Arafat', 10))).body).toEqual(first.body);
    expect(saves).toBe(stored);
    expect((await send(await picture('Mina', 10))).status).toBe(422);
    expect((await send(await picture('Arafat', 200))).status).toBe(422);
    expect(await count('cms_menu_content_image')).toBe(1);
  });
});

describe('creates that go their own way', () => {
  const twice = async (path: string, asked: CallOptions) =>
    [
      await office.call('POST', path, under('own-way', asked)),
      await office.call('POST', path, under('own-way', asked)),
    ] as const;

  it('keep their answers too: views, bills, and gifts of a member', async () => {
    const [view, sameView] = await twice('/api/saved_views', {
      body: { resource: 'x', name: 'Mine', query: {} },
      as: 'staff',
    });
    expect([view.status, sameView.body, await count('saved_view')]).toEqual([201, view.body, 1]);
    const [one, other] = await Promise.all(
      [1, 2].map(() => createSample(office, entities.member, { is_active: true, subscription: 'active' })),
    );
    const bills = { member: [one?.id, other?.id], subscription_date: '2027-05-01', amount: '20' };
    const [billed, sameBills] = await twice(calls('monthly_subscription').create, { body: bills });
    expect(billed.body.results.map((result: { status: number }) => result.status)).toEqual([201, 201]);
    expect([sameBills.status, sameBills.body]).toEqual([201, billed.body]);
  });
});

describe('what is not kept', () => {
  it('a refusal: the corrected request goes under the same key', async () => {
    const wrong = await give('corrected', { body: { ...given, amount: 'much' } });
    expect(wrong.status).toBe(400);
    expect((await give('corrected')).status).toBe(201);
  });

  it('a guest has no keys: the right is asked before them', async () => {
    expect((await give('guest', { as: 'guest' })).status).toBe(401);
    const kept = await give('mine');
    expect(kept.status).toBe(201);
    expect((await give('mine', { as: 'user' })).status).toBe(403);
  });

  it('anything in clear', async () => {
    const key = 'sealed';
    const { status } = await office.call(
      'POST',
      calls('employee').create,
      under(key, { body: { ...(await sampleOf(office, entities.employee)), nid: '8801234567' } }),
    );
    expect(status).toBe(201);
    const { rows } = await database.pool.query<{ answer: string; digest: string }>(
      "select answer, digest from idempotency_key where key = 'sealed'",
    );
    expect(rows[0]?.answer).not.toMatch(/8801234567|"id"/);
    expect(JSON.parse(office.host.vault.open(rows[0]?.answer ?? ''))).toMatchObject({ nid: '8801234567' });
  });

  it('any answer for longer than a day', async () => {
    await Promise.all(['old', 'older', 'young'].map(key => give(key)));
    const before = await count();
    const { rows } = await database.pool.query<{ key: string }>(
      "update idempotency_key set at = at - interval '1 day' where key in ('old', 'older') returning key",
    );
    expect(rows).toHaveLength(2);
    expect([(await give('old')).status, (await give('young')).status]).toEqual([201, 201]);
    expect(await count()).toBe(before + 1);
    await sweepKeys(office.host);
    const { rows: left } = await database.pool.query<{ key: string }>(
      "select key from idempotency_key where key in ('old', 'older', 'young') order by key",
    );
    expect(left.map(row => row.key)).toEqual(['old', 'young']);
  });
});

describe('a connection that is lost', () => {
  /** The office on a database that loses its connection before or after the commit, so many times. */
  function failing(moment: 'before' | 'after', losses: number) {
    let left = losses;
    const pool = openPool(database.url);
    pool.on('connect', client => {
      const query = client.query.bind(client);
      vi.spyOn(client, 'query').mockImplementation(async (...asked: unknown[]) => {
        const isCommit = JSON.stringify(asked[0]).includes('commit') && left > 0;
        if (!isCommit) return Reflect.apply(query, client, asked);
        left -= 1;
        if (moment === 'after') await query('commit');
        throw new Error('Connection terminated unexpectedly');
      });
    });
    const app = createApp({ ...office.host, db: drizzle(pool) });
    return { pool, app };
  }

  const ask = (app: Office['app'], key: string, path = donation.create, body: object = given) => {
    const headers = {
      authorization: `Bearer ${office.tokens.admin}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    };
    return app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  };

  it.each(['before', 'after'] as const)('%s the commit is made up for by the host itself', async moment => {
    const before = await count();
    const { app, pool } = failing(moment, 1);
    const [first, second] = [await ask(app, `once-${moment}`), await ask(app, `once-${moment}`)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.text()).toBe(await first.text());
    expect(await count()).toBe(before + 1);
    await pool.end();
  });

  it('at the commit of a bill is made up for as well', async () => {
    const { id } = await createSample(office, entities.member, { is_active: true });
    const bills = calls('monthly_subscription').create;
    const body = { member: id, subscription_date: '2026-02-01', amount: '10.00' };
    const { app, pool } = failing('after', 1);
    expect((await ask(app, 'bill', bills, body)).status).toBe(201);
    await pool.end();
  });

  it.each(['before', 'after'] as const)('%s the commit leaves one record once the request came again', async moment => {
    const before = await count();
    const { app, pool } = failing(moment, 2);
    const key = `lost-${moment}`;
    expect((await ask(app, key)).status).toBe(503);
    const [second, third] = [await ask(app, key), await ask(app, key)];
    expect([second.status, third.status]).toEqual([201, 201]);
    expect(await third.text()).toBe(await second.text());
    expect(await count()).toBe(before + 1);
    await pool.end();
  });
});
