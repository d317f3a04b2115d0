import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { locales } from '../../catalog/engine/texts/texts.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { createApp } from '../../server/app.ts';
import { openPools } from '../../server/platform/db/pools.ts';
import { openPool } from '../../server/platform/db/pool.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';
import { type Office, openOfficeOn, type Reply } from '../support/officeOn.ts';

const department = calls('department');
/** Connections of the office to its database, but for the test's own. */
const ENDED = `select count(pg_terminate_backend(pid)) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
const WAITING = `select count(pg_terminate_backend(pid))::int as ended from pg_locks
  where not granted and database = (select oid from pg_database where datname = current_database())`;

let database: TestDatabase;
let office: Office;
let administrator: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  office = await openOfficeOn(database);
  administrator = new pg.Client(database.url);
  await administrator.connect();
});

afterAll(async () => {
  await administrator.end();
  await office.close();
});

afterEach(async () => {
  await administrator.query('rollback');
  await administrator.query('drop function if exists die, fail cascade');
  await administrator.query('delete from department');
  office.logged.length = 0;
});

const create = (name: string) => office.call('POST', department.create, { body: { name } });

const names = async (): Promise<string[]> => {
  const { body } = await office.call('GET', department.everything);
  return body.departments.map((one: { name: string }) => one.name);
};

/** Ends the connections that wait for a lock, once there is one. */
const endWaiting = () =>
  vi.waitFor(
    async () => {
      const { rows } = await administrator.query<{ ended: number }>(WAITING);
      expect(rows[0]?.ended).toBeGreaterThan(0);
    },
    { timeout: 10_000, interval: 20 },
  );

/** Runs work while nobody else may touch the departments. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  await administrator.query('begin');
  await administrator.query('lock table department in access exclusive mode');
  await work();
  await administrator.query('rollback');
}

describe('a connection that is ended', () => {
  it('under a write is replaced, and the write is done once', async () => {
    let written: ReturnType<typeof create> | undefined;
    await whileLocked(async () => {
      written = create('Visa desk');
      await endWaiting();
    });
    expect((await written)?.status).toBe(201);
    expect(await names()).toEqual(['Visa desk']);
  });

  it('under a list is replaced, and the reader notices nothing', async () => {
    await create('Visa desk');
    let read: ReturnType<typeof names> | undefined;
    await whileLocked(async () => {
      read = names();
      await endWaiting();
    });
    expect(await read).toEqual(['Visa desk']);
  });

  it('again and again costs the request alone: 503, when to ask again, and nothing written', async () => {
    const answered: Reply[] = [];
    await whileLocked(async () => {
      for (const asked of [create('Visa desk'), office.call('GET', department.everything)])
        void asked.then(reply => answered.push(reply));
      while (answered.length < 2) await administrator.query(WAITING);
    });
    for (const { status, headers, body } of answered) {
      expect([status, headers.get('retry-after'), body.code]).toEqual([503, '2', 'unavailable']);
    }
    expect(await names()).toEqual([]);
  });

  it('at the commit leaves open whether it was kept, which the answer says; the write is not made twice', async () => {
    // A sequence goes on counting whatever is rolled back.
    await administrator.query('create sequence attempts');
    await administrator.query(`create function die() returns trigger language plpgsql as $$
      begin perform nextval('attempts'); perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(10); return null; end $$`);
    await administrator.query(
      'create constraint trigger die after insert on department deferrable initially deferred for each row execute function die()',
    );
    const { status, headers, body } = await create('Visa desk');
    expect([status, headers.get('retry-after'), body.code]).toEqual([503, '2', 'outcome_unknown']);
    expect((await administrator.query('select last_value as attempts from attempts')).rows).toEqual([
      { attempts: '1' },
    ]);
    expect(await names()).toEqual([]);
  });

  it('takes no place in the pool with it', async () => {
    for (let round = 0; round < 12; round += 1) {
      const writes = Array.from({ length: 6 }, (_, at) => create(`Desk ${round}-${at}`));
      await administrator.query(ENDED);
      for (const { status } of await Promise.all(writes)) expect([201, 503]).toContain(status);
    }
    const afterwards = await Promise.all(Array.from({ length: 8 }, (_, at) => create(`After ${at}`)));
    expect(afterwards.map(({ status }) => status)).toEqual(Array(8).fill(201));
  });
});

describe('a database that cannot be reached', () => {
  it.each(locales)('is told apart from a failure of ours, in %s', async locale => {
    const url = 'postgresql://rihla@127.0.0.1:1/rihla';
    const away = drizzle(openPool(url, { log: () => {} }));
    const pools = openPools(url, () => {});
    const app = createApp({ ...office.host, db: away, pools });
    for (const path of ['/healthz', department.all, department.everything]) {
      const reply = await app.request(path, {
        headers: { authorization: `Bearer ${office.tokens.admin}`, 'accept-language': locale },
      });
      const { code, detail } = await reply.json();
      expect([reply.status, reply.headers.get('retry-after'), code]).toEqual([503, '2', 'unavailable']);
      expect(detail).toMatch({ en: /database cannot be reached/, tr: /Veritabanına/, ar: /قاعدة البيانات/ }[locale]);
    }
    await Promise.all([away.$client.end(), pools.close()]);
  });
});

describe('the log of a failure', () => {
  const raise = async (statement: string): Promise<void> => {
    await administrator.query(
      `create function fail() returns trigger language plpgsql as $$ begin ${statement} return new; end $$`,
    );
    await administrator.query('create trigger fail before insert on department for each row execute function fail()');
  };

  it('names the statement and the place, and no value of it', async () => {
    await raise(`raise exception 'refused %', new.name using detail = 'Key ' || new.name, constraint = 'desk_rule';`);
    expect((await create('amina@rihla.example')).status).toBe(500);
    const [line] = office.logged.filter(one => one['level'] === 'error');
    expect(line).toMatchObject({
      event: 'request failed',
      status: 500,
      statement: expect.stringContaining('insert into "department"'),
    });
    expect(line?.['cause']).toMatchObject({ code: 'P0001', constraint: 'desk_rule' });
    expect(JSON.stringify(office.logged)).not.toMatch(/amina|params/);
  });

  it('is written when we reckon beyond the range of a number, which is not the caller’s fault', async () => {
    await raise('perform 2147483647 + length(new.name);');
    const { status, body } = await create('Visa desk');
    expect([status, body.code]).toEqual([500, 'internal']);
    expect(office.logged).toContainEqual(
      expect.objectContaining({ level: 'error', cause: expect.objectContaining({ code: '22003' }) }),
    );
  });

  it('holds no name out of a page’s address', async () => {
    await office.app.request('/apps/pilgrim-management/pilgrims/12/amina-khatun');
    expect(JSON.stringify(office.logged)).not.toContain('amina');
  });
});
