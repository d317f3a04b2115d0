import { once } from 'node:events';
import { connect } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { pulse } from '../../server/platform/db/pulse.ts';
import { lockRecords } from '../../server/engine/records/select.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { asFile, formOf } from '../support/pictures.ts';
import { createSample } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const KB = 1024;
const keys = (count: number): string => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`;
const text = (bytes: number) => ({ first_name: 'x'.repeat(bytes) });
const department = calls('department');

describe('a body', () => {
  const register = (body: unknown, headers = {}) =>
    office.call('POST', '/api/auth/register', { as: 'guest', body, headers });

  it('holds 64 kB where nobody is signed in, and is not read when it says that it is larger', async () => {
    for (const path of ['/api/auth/register', '/user/api/v1/user/login/', '/auth/user/reset_password/']) {
      const { status, body } = await office.call('POST', path, { as: 'guest', body: text(64 * KB) });
      expect([status, body.code], path).toEqual([413, 'too_large']);
    }
    for (const path of [department.create, '/api/imports', '/api/media']) {
      expect((await office.call('POST', path, { as: 'guest', body: text(64 * KB) })).status, path).toBe(401);
    }
    let isRead = false;
    const body = new ReadableStream({ pull: () => void (isRead = true) }, { highWaterMark: 0 });
    const reply = await office.app.request('/api/auth/register', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'content-length': String(65 * KB) },
      duplex: 'half',
    } as RequestInit);
    expect([reply.status, isRead]).toEqual([413, false]);
  });

  it('ends where it is too large, although it never says so', async () => {
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16 * KB;
        controller.enqueue(new Uint8Array(16 * KB).fill(32));
      },
    });
    const reply = await office.app.request('/api/auth/register', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect([reply.status, ((await reply.json()) as { detail: string }).detail]).toEqual([
      413,
      'The request is larger than 64 kB.',
    ]);
    expect(sent).toBeLessThan(200 * KB);
  });

  it('holds 1 MB as a record, and a file only in a form of an entity that has one', async () => {
    const huge = { name: 'x'.repeat(KB * KB) };
    for (const body of [huge, formOf(huge), formOf({ name: asFile(Buffer.alloc(KB * KB), 'a.pdf') })]) {
      const { status, body: said } = await office.call('POST', department.create, { body });
      expect([status, said.detail]).toEqual([413, 'The request is larger than 1 MB.']);
    }
    expect(
      (
        await office.call('POST', calls('tour_package').create, {
          body: formOf({ image: asFile(Buffer.alloc(2 * KB * KB), 'a.jpg') }),
        })
      ).status,
    ).toBe(400);
  });

  it('is never unpacked when it would unpack to more than any call takes', async () => {
    for (const body of [keys(5000), `{"email":[${'[],'.repeat(20_000)}[]]}`, `{"email":${'['.repeat(20_000)}`]) {
      const { status, body: said } = await register(body);
      expect([status, ['too_many_values', 'malformed'].includes(said.code)], body.slice(0, 20)).toEqual([400, true]);
    }
    const signedIn = await office.call('POST', department.create, { body: `{"name":[${'{},'.repeat(300_000)}{}]}` });
    expect([signedIn.status, signedIn.body.code]).toEqual([400, 'too_many_values']);
    const fields = new FormData();
    for (let at = 0; at < 600; at += 1) fields.append(`f${at}`, '1');
    expect((await office.call('POST', department.create, { body: fields })).body.code).toBe('too_many_values');
  });

  it('is told its first fifty mistakes, whose names are cut', async () => {
    for (const ask of [() => register(keys(900)), () => office.call('POST', department.create, { body: keys(5000) })]) {
      const { status, body } = await ask();
      expect([status, body.errors.length]).toEqual([400, 50]);
    }
    const { body } = await office.call('POST', department.create, { body: { name: 'Visas', ['k'.repeat(10_000)]: 1 } });
    expect(JSON.stringify(body).length).toBeLessThan(1000);
  });
});

/** A body that says how large it is and then keeps the host waiting for all but a byte, until it is given up. */
function dripping(bytes: number) {
  let giveUp = (): void => {};
  let begun = (): void => {};
  const isRead = new Promise<void>(resolve => (begun = resolve));
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        controller.enqueue(new Uint8Array(1).fill(32));
        begun();
        return new Promise(resolve => {
          giveUp = () => resolve(controller.close());
        });
      },
    },
    { highWaterMark: 0 },
  );
  const asked = { method: 'POST', body, duplex: 'half' } as const;
  return { asked, headers: { 'content-length': String(bytes) }, isRead, giveUp: () => giveUp() };
}

describe('a body that arrives by drips', () => {
  const slow = 'The request arrived too slowly. Try again on a better connection.';

  it('is refused, however often another byte comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await new Promise(resolve => setTimeout(resolve, 1_000));
          controller.enqueue(new Uint8Array(1).fill(32));
        },
      });
      const reply = office.app.request('/api/auth/register', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
        duplex: 'half',
      } as RequestInit);
      await vi.advanceTimersByTimeAsync(21_000);
      const { status, headers } = await reply;
      expect([status, headers.get('connection')]).toEqual([408, 'close']);
      expect(await (await reply).json()).toEqual({ code: 'too_slow', detail: slow });
    } finally {
      vi.useRealTimers();
    }
  });

  it('is answered, and its connection closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const server = serve({ fetch: office.app.fetch, port: 0 });
    try {
      await once(server, 'listening');
      const address = server.address();
      const socket = connect(typeof address === 'object' && address ? address.port : 0);
      let said = '';
      let isClosed = false;
      socket.on('data', part => (said += String(part))).on('close', () => (isClosed = true));
      socket.write(
        'POST /api/auth/register HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
      );
      await once(server, 'request');
      while (!isClosed) {
        await vi.advanceTimersByTimeAsync(1_000);
        await new Promise(resolve => setImmediate(resolve));
      }
      expect(said).toMatch(/^HTTP\/1.1 408 [^]*connection: close[^]*too_slow/i);
    } finally {
      vi.useRealTimers();
      server.close();
    }
  });

  it('of guests keeps nobody at their address from signing in', async () => {
    const slowOnes = Array.from({ length: 100 }, () => {
      const { asked, headers, ...rest } = dripping(100);
      const init = { ...asked, headers: { ...headers, 'content-type': 'application/json' } };
      return { ...rest, reply: office.app.request('/api/auth/register', init) };
    });
    for (const { isRead } of slowOnes) await isRead;
    const { status } = await office.call('POST', '/user/api/v1/user/login/', {
      as: 'guest',
      body: { email: 'nobody' },
    });
    expect(status).toBe(400);
    for (const { giveUp } of slowOnes) giveUp();
    for (const { reply } of slowOnes) expect((await reply).status).toBe(400);
  });

  it('takes no more room from the others than has arrived', async () => {
    const slowOnes = (['admin', 'admin', 'admin', 'staff', 'staff'] as const).map(as => {
      const { asked, headers, ...rest } = dripping(9 * KB * KB);
      const authorization = `Bearer ${office.tokens[as]}`;
      const type = 'multipart/form-data; boundary=x';
      const init = { ...asked, headers: { ...headers, authorization, 'content-type': type } };
      return { ...rest, reply: office.app.request('/api/media', init) };
    });
    for (const { isRead } of slowOnes) await isRead;
    const { status } = await office.call('POST', '/api/imports', { as: 'user', body: text(4 * KB * KB) });
    expect(status).toBe(400);
    for (const { giveUp } of slowOnes) giveUp();
    for (const { reply } of slowOnes) expect((await reply).status).toBe(400);
  });
});

describe('bodies that have arrived', () => {
  // However slow the machine is, nobody's patience ends.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());
  const megabyte = Buffer.alloc(KB * KB, 32);

  it('stand in memory up to 48 MB; the next waits until one of them is gone', async () => {
    const held = (['admin', 'admin', 'admin', 'admin', 'staff', 'staff'] as const).map(as => {
      let [arrive, leave] = [() => {}, () => {}];
      const arrived = new Promise<void>(resolve => (arrive = resolve));
      const leaving = new Promise<void>(resolve => (leave = resolve));
      let left = 8;
      const body = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            if (left > 0) {
              left -= 1;
              return controller.enqueue(megabyte);
            }
            arrive();
            await leaving;
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      const headers = { authorization: `Bearer ${office.tokens[as]}`, 'content-type': 'application/json' };
      const asked = { method: 'POST', headers, body, duplex: 'half' };
      return { arrived, leave: () => leave(), reply: office.app.request('/api/imports', asked) };
    });
    // Whoever is refused before all of it is there says so instead of keeping the others waiting.
    for (const { arrived, reply } of held) expect(await Promise.race([arrived, reply])).toBeUndefined();
    let isAnswered = false;
    const next = office
      .call('POST', '/api/imports', { as: 'user', body: text(KB * KB) })
      .finally(() => (isAnswered = true));
    for (let times = 0; times < 20; times += 1) expect((await office.app.request('/healthz')).status).toBe(200);
    expect(isAnswered).toBe(false);
    held[0]?.leave();
    expect((await next).status).toBe(400);
    for (const { leave } of held) leave();
    for (const { reply } of held) expect((await reply).status).toBe(400);
  }, 120_000);
});

describe('a list', () => {
  it('takes a bounded number of filters, orders, values and letters', async () => {
    const many = (count: number, one: string) => Array.from({ length: count }, () => one);
    for (const query of [
      many(51, 'id=1').join('&'),
      `ordering=${many(11, 'name').join(',')}`,
      `id__in=${many(1001, '1').join(',')}`,
      `search=${'x'.repeat(201)}`,
    ]) {
      expect((await office.call('GET', `${department.all}?${query}`)).status, query.slice(0, 20)).toBe(400);
    }
    expect((await office.call('GET', `${department.all}?id__in=${many(1000, '1').join(',')}`)).status).toBe(200);
  });
});

describe('whoever asks for much at once', () => {
  it('waits for nobody but themselves, and leaves a connection to the others', async () => {
    const { db, pools } = office.host;
    const { id } = await createSample(office, entities.department);
    const busy = () => db.$client.totalCount - db.$client.idleCount;
    let greedy: Promise<Reply>[] = [];
    await pools.imports.transaction(async tx => {
      await lockRecords(tx, entities.department, [id]);
      greedy = Array.from({ length: 8 }, async (_, at) =>
        office.call('PUT', department.update(id), { body: { name: `Greedy ${at}` } }),
      );
      await vi.waitFor(() => expect(busy()).toBe(4));
      expect((await office.call('GET', department.all, { as: 'staff' })).status).toBe(200);
      expect((await office.call('GET', '/healthz', { as: 'guest' })).status).toBe(200);
      expect(busy()).toBe(4);
    });
    expect((await Promise.all(greedy)).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  });

  it('takes no more of them to read, although each list is read and counted at a time', async () => {
    const { db, pools } = office.host;
    const busy = () => db.$client.totalCount - db.$client.idleCount;
    let greedy: Promise<Reply>[] = [];
    await pools.imports.transaction(async tx => {
      await tx.execute('lock table department in access exclusive mode');
      greedy = Array.from({ length: 6 }, async () => office.call('GET', department.all));
      await vi.waitFor(() => expect(busy()).toBeGreaterThanOrEqual(4));
      expect((await office.call('GET', calls('designation').all, { as: 'staff' })).status).toBe(200);
      expect(busy()).toBe(4);
    });
    expect((await Promise.all(greedy)).map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
  });

  it.each([
    ['is told so, when the others answer', false, [429, 'too_busy']],
    ['is told that the database is away, when it is', true, [503, 'unavailable']],
  ])(
    '%s',
    async (_, isAway, told) => {
      const { db, pools } = office.host;
      const { id } = await createSample(office, entities.department);
      const change = (at: number) => office.call('PUT', department.update(id), { body: { name: `Waiting ${at}` } });
      const health = isAway ? await pools.health.$client.connect() : undefined;
      const reply = await pools.imports.transaction(async tx => {
        await lockRecords(tx, entities.department, [id]);
        const held = Array.from({ length: 4 }, async (__, at) => change(at));
        await vi.waitFor(() => expect(db.$client.totalCount - db.$client.idleCount).toBe(4));
        vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
        const fifth = change(5);
        for (let waited = 0; waited < 22_000; waited += 900) {
          await vi.advanceTimersByTimeAsync(900);
          // A database that answers is given all the time that it takes: whoever asks meanwhile waits for the same answer.
          await (isAway ? office.pool.query('select pg_backend_pid()') : pulse(office.host));
        }
        vi.useRealTimers();
        return { fifth: await fifth, held };
      });
      health?.release();
      expect([reply.fifth.status, reply.fifth.body.code]).toEqual(told);
      await Promise.all(reply.held);
      // Two dozen answers of a database that others keep busy.
    },
    60_000,
  );

  it('waits for no turn of their own when what they read is read a second time', async () => {
    const { pools } = office.host;
    const waiting = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let reads: Promise<Reply>[] = [];
    await pools.imports.transaction(async tx => {
      await tx.execute('lock table department in access exclusive mode');
      reads = [office.call('GET', department.all), office.call('GET', department.all)];
      await vi.waitFor(async () => expect((await office.pool.query(`select 1 ${waiting}`)).rowCount).toBe(2));
      await office.pool.query(`select pg_terminate_backend(pid) ${waiting}`);
    });
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it.each(['/openapi.json', '/api/docs'])('waits for a turn of their own at %s too', async path => {
    const { id } = await createSample(office, entities.department);
    const { db, pools } = office.host;
    const ask = async (as: 'admin' | 'guest') => {
      const reply = await office.app.request(path, {
        headers: new Headers(as === 'admin' ? { authorization: `Bearer ${office.tokens.admin}` } : {}),
      });
      await reply.text();
      return reply.status;
    };
    const order: string[] = [];
    await pools.imports.transaction(async tx => {
      await lockRecords(tx, entities.department, [id]);
      // As many as may begin at once, of which four have a connection.
      for (let at = 0; at < 16; at += 1)
        void office.call('PUT', department.update(id), { body: { name: `Held ${at}` } });
      await vi.waitFor(() => expect(db.$client.totalCount - db.$client.idleCount).toBe(4));
      void ask('admin').then(status => order.push(`admin ${status}`));
      order.push(`guest ${await ask('guest')}`);
      order.push('the record is free');
    });
    await vi.waitFor(() => expect(order).toEqual(['guest 200', 'the record is free', 'admin 200']));
  });
});
