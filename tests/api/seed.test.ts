import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions, permissionName, policies } from '../../catalog/access.ts';
import { type Entity, fieldOf } from '../../catalog/defineEntity.ts';
import { entities, entityList } from '../../catalog/entities.ts';
import { pilgrimLifecycle } from '../../catalog/hajj/pilgrimLifecycle.ts';
import { type Guard, obstacle } from '../../catalog/lifecycle.ts';
import { parseValue } from '../../catalog/parse.ts';
import { createApp } from '../../server/app.ts';
import type { Host } from '../../server/host.ts';
import { createVault } from '../../server/kinds/vault.ts';
import { localFiles } from '../../server/media/fileStore.ts';
import { makeOffers } from '../../server/seed/demo/offer.ts';
import { createRandom } from '../../server/seed/demo/random.ts';
import { situations } from '../../server/seed/demo/stage.ts';
import { seedDemo } from '../../server/seed/seedDemo.ts';
import { seedReference } from '../../server/seed/seedReference.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

const now = new Date('2026-11-21T06:00:00Z');
const vault = createVault('a key of the tests');

let database: TestDatabase;
let folder: string;
let host: Host;

type Row = Record<string, unknown>;
const rows = async (query: ReturnType<typeof sql>): Promise<Row[]> => (await host.db.execute(query)).rows;
const one = async (query: ReturnType<typeof sql>): Promise<unknown> => Object.values((await rows(query))[0] ?? {})[0];
const all = (entity: Entity): Promise<Row[]> => rows(sql`select * from ${sql.identifier(entity.name)} order by id`);

const seed = (db: Host['db']) => seedDemo(db, { vault, files: host.files, scale: 1, now });

beforeAll(async () => {
  [database, folder] = [await freshDatabase(), await mkdtemp(join(tmpdir(), 'rihla-seed-'))];
  host = {
    db: drizzle(database.pool), clock: () => now, vault, files: localFiles(folder), effects: {}, secret: 'a secret of the tests', demo: true,
    revealsUsers: false, mailer: undefined, publicUrl: 'http://localhost', timeZone: 'Asia/Dhaka', log: () => {},
  };
  await seedReference(host.db);
  await seed(host.db);
});

afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

describe('reference data', () => {
  it('has every country of ISO 3166-1 and the whole of Bangladesh', async () => {
    expect(await one(sql`select count(*)::int from country`)).toBe(249);
    expect(await one(sql`select count(*)::int from city`)).toBe(64);
    expect(await one(sql`select count(*)::int from thana where url is not null`)).toBe(491);
    expect(await one(sql`select count(*)::int from thana`)).toBe(495 + 106);
  });

  it('names no thana twice within a district, and each in Bangla', async () => {
    expect(await rows(sql`select city, name from thana group by city, name having count(*) > 1`)).toEqual([]);
    expect(await rows(sql`select city, bn_name from thana group by city, bn_name having count(*) > 1`)).toEqual([]);
    expect(await rows(sql`select name from thana where bn_name !~ '^[\u0980-\u09ff ]+$'`)).toEqual([]);
  });

  it('places every district within Bangladesh', async () => {
    const astray = sql`select name, lat, lon from city where lat is null or lon is null or lat not between 20.5 and 26.7 or lon not between 88 and 92.7`;
    expect(await rows(astray)).toEqual([]);
  });

  it('grants a role at first what the policies say', async () => {
    const granted = await rows(sql`
      select permission.name from role_permissions
      join role on role.id = owner join permission on permission.id = target where role.name = 'STAFF'`);
    const expected = entityList.reduce((total, { access }) => total + policies[access].staff.length, 0);
    expect(granted).toHaveLength(expected);
    expect(granted.map(row => row['name'])).not.toContain('USER_UPDATE');
  });

  it('grants what comes with a new entity as the policies say, and nothing that was there before', async () => {
    const holds = (name: string) => rows(sql`
      select role.name from role_permissions join role on role.id = owner join permission on permission.id = target
      where permission.name = ${name} order by role.name`).then(found => found.map(row => row['name']));
    const among = (names: string[]) => sql`in (select json_array_elements_text(${JSON.stringify(names)}::json))`;
    const brought = [entities.department, entities.vendor].flatMap(({ name }) => actions.map(action => permissionName(name, action)));
    await host.db.execute(sql`delete from role_permissions where target in (select id from permission where name ${among([...brought, 'ALL_BRANCHES', 'CITY_LIST'])})`);
    await host.db.execute(sql`delete from permission where name ${among([...brought, 'ALL_BRANCHES'])}`);
    await seedReference(host.db);
    expect(await holds('DEPARTMENT_LIST')).toEqual(['ADMIN', 'STAFF', 'USER']);
    expect(await holds('DEPARTMENT_DELETE')).toEqual(['ADMIN']);
    expect(await holds('VENDOR_DELETE')).toEqual(['ADMIN', 'STAFF']);
    expect(await holds('ALL_BRANCHES')).toEqual(['ADMIN']);
    expect(await holds('CITY_LIST')).toEqual([]);
  });

  it('adds what is missing and leaves what the office changed', async () => {
    await host.db.execute(sql`delete from role_permissions where target = (select id from permission where name = 'TOUR_TYPE_CREATE')`);
    await host.db.execute(sql`delete from permission where name = 'TOUR_TYPE_CREATE'`);
    await host.db.execute(sql`delete from country where country_code = 'AQ'`);
    await seedReference(host.db);
    expect(await one(sql`select count(*)::int from permission`)).toBe(entityList.length * 5 + 1);
    expect(await one(sql`select count(*)::int from role_permissions join permission on permission.id = target where name = 'TOUR_TYPE_CREATE'`)).toBe(0);
    expect(await one(sql`select count(*)::int from country`)).toBe(248);
    expect(await one(sql`select count(*)::int from role`)).toBe(3);
  });
});

/** Guards of the straight path from the first enquiry to a state. */
function guardsTo(state: string): readonly Guard[] {
  if (state === pilgrimLifecycle.initial) return [];
  const step = pilgrimLifecycle.steps.find(({ to, reason }) => to === state && !reason);
  return step ? [...guardsTo(step.from[0] ?? ''), ...(step.guards ?? [])] : [];
}

const secrets = (entity: Entity, name: string) => fieldOf(entity, name).sealed && !['image', 'file'].includes(fieldOf(entity, name).kind);

/** A stored row as its reader sees it. */
const opened = (entity: Entity, row: Row): Row =>
  Object.fromEntries(Object.keys(entity.fields).filter(name => name in row).map(name => {
    const value = row[name];
    return [name, typeof value === 'string' && secrets(entity, name) ? vault.open(value) : value];
  }));

describe('demo data', () => {
  it('fills an empty database once', async () => {
    expect(await seed(host.db)).toBe(false);
    expect(await one(sql`select count(*)::int from hajj_passenger_info`)).toBe(1_500);
    expect(await one(sql`select count(*)::int from employee`)).toBe(61);
    expect(await one(sql`select count(*)::int from "user"`)).toBe(63);
    expect(await one(sql`select count(*)::int from branch`)).toBe(5);
    expect(await one(sql`select count(*)::int from tour_package`)).toBe(25);
  });

  it.each(['admin', 'staff', 'user'])('lets the demo account %s sign in', async account => {
    const reply = await createApp(host).request('/user/api/v1/user/login/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${account}@rihla.example`, password: 'rihla-demo-2026' }),
    });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({ role: account.toUpperCase() });
  });

  it('holds only values and records that the host itself would accept', async () => {
    const wrong: unknown[] = [];
    for (const entity of Object.values<Entity>(entities)) {
      for (const stored of await all(entity)) {
        const row = opened(entity, stored);
        for (const [name, value] of Object.entries(row)) {
          if (fieldOf(entity, name).kind === 'password' || value instanceof Date) continue;
          const parsed = parseValue(fieldOf(entity, name), value);
          if ('code' in parsed) wrong.push([entity.name, stored['id'], name, value, parsed.code]);
        }
        if (!entity.base) wrong.push(...(entity.check?.(row) ?? []).map(violation => [entity.name, stored['id'], violation]));
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has pilgrims in every state, each with what the way there asks for', async () => {
    const pilgrims = await all(entities.hajj_passenger_info);
    expect(new Set(pilgrims.map(row => row['status']))).toEqual(new Set(pilgrimLifecycle.states));
    const lacking = pilgrims.flatMap(row => {
      const missing = obstacle({ from: [], to: '', guards: guardsTo(String(row['status'])) }, row);
      return missing ? [[row['id'], row['status'], missing]] : [];
    });
    expect(lacking).toEqual([]);
  });

  it('agrees with the calendar', async () => {
    const today = '2026-11-21';
    const astray = sql`
      select id, status, departure_date, return_date from hajj_passenger_info where
        (status = 'travelling' and not (departure_date < ${today} and return_date > ${today}))
        or (status in ('returned', 'closed') and return_date >= ${today})
        or (status in ('registered', 'documents_pending', 'documents_complete', 'visa_in_process', 'visa_issued', 'ready_to_travel')
            and departure_date <= ${today})
        or visa_issue_date > ${today} or passport_issue_date > ${today} or created_at > ${now.toISOString()} or updated_at < created_at
        or visa_expiry_date < return_date`;
    expect(await rows(astray)).toEqual([]);
  });

  it('keeps families together: a mahram is a man of the same family and package', async () => {
    const astray = sql`
      select her.id from hajj_passenger_info her join hajj_passenger_info his on his.id = her.mahram
      where his.gender <> 'male' or his.family_code is distinct from her.family_code
        or his.tour_package is distinct from her.tour_package or her.mahram_relation is null`;
    expect(await rows(astray)).toEqual([]);
    expect(await one(sql`select count(*)::int from hajj_passenger_info where mahram is not null`)).toBeGreaterThan(400);
  });

  it('puts thanas in their districts and sells no seat twice', async () => {
    expect(await rows(sql`select p.id from hajj_passenger_info p join thana t on t.id = present_thana where t.city <> present_city`)).toEqual([]);
    const overbooked = sql`
      select code, seats, count(*) from hajj_passenger_info p join tour_package o on o.id = tour_package
      where p.status not in ('cancelled', 'transferred', 'lost') group by o.id having count(*) > seats`;
    expect(await rows(overbooked)).toEqual([]);
  });

  it('finds a passport by a part of its number, and its pictures exist', async () => {
    const [row] = await rows(sql`select * from hajj_passenger_info where status = 'closed' limit 1`);
    expect(row?.['passport_number']).not.toContain('Z00');
    expect(opened(entities.hajj_passenger_info, row ?? {})['passport_number']).toMatch(/^Z00\d{6}$/);
    expect(row?.['passport_number_prints']).toEqual(expect.arrayContaining(vault.probe('Z00')));
    expect(await host.files.exists(String(row?.['photo']))).toBe(true);
    expect(await host.files.exists(String(row?.['passport_scan']))).toBe(true);
    expect(String(row?.['passport_scan'])).toContain('/sealed/');
  });

  it('uses no phone number or address that could be somebody’s', async () => {
    expect(await rows(sql`select primary_phone from hajj_passenger_info where primary_phone !~ '^\\+8801[789]000[0-9]{5}$'`)).toEqual([]);
    expect(await rows(sql`select email from "user" where email not like '%@rihla.example'`)).toEqual([]);
  });

  it.each(['2027-02-10', '2027-05-15', '2027-06-01', '2028-12-31'])('has packages for every state when it is made on %s', day => {
    const random = createRandom(1);
    const situate = situations(makeOffers(day), { today: day, scale: 2 });
    const drawn = Array.from({ length: 1_000 }, () => situate(random, 2).status);
    expect(new Set(drawn)).toEqual(new Set(pilgrimLifecycle.states));
  });

  it('comes out the same each time', async () => {
    const other = await freshDatabase();
    const again = drizzle(other.pool);
    const plain = sql`
      select md5(string_agg(concat_ws('|', id, status, given_names, surname, birth_date, mahram, tour_package, primary_phone, created_at,
        passport_expiry_date, ticket_no, photo), ',' order by id)) as print from hajj_passenger_info`;
    await seedReference(again);
    await seedDemo(again, { vault, files: host.files, scale: 1, now });
    expect((await again.execute(plain)).rows).toEqual(await rows(plain));
    await other.drop();
  });
});
