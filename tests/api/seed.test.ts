import { phonesOf } from '#catalog/engine/texts/phonesOf.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { groupBy, mapValues } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { actionsOn, allowed, guest } from '../../catalog/engine/access/access.ts';
import { actions, permissionName } from '../../catalog/engine/policies.ts';
import { ownRights, permissionNames } from '../../catalog/registry/commandRights.ts';
import { pilgrimSteps } from '../../catalog/hajj/pilgrimSteps.ts';
import { handlers } from '../../server/modules/handlers.ts';
import { type Entity, fieldOf, stateFieldOf } from '../../catalog/engine/defineEntity.ts';
import { entities, entityList, entityNamed } from '../../catalog/registry/entities.ts';
import { pilgrimLifecycle } from '../../catalog/hajj/pilgrimLifecycle.ts';
import type { Guard } from '../../catalog/engine/defineCommand.ts';
import { parseValue } from '../../catalog/engine/parse.ts';
import { brokenRules } from '../../catalog/engine/rules.ts';
import { createApp } from '../../server/app.ts';
import { openPools } from '../../server/platform/db/pools.ts';
import { heardOf, SOUNDS, soundsFrom } from '../../server/engine/schema/soundColumn.ts';
import { printedOf } from '../../server/engine/schema/derivedColumns.ts';
import type { Host } from '../../server/engine/context/host.ts';
import { AgencyForms } from '../../server/engine/settings/AgencyForms.ts';
import { FIRST_MONTH, fiscalYear } from '../../catalog/engine/days/periods.ts';
import { sanitised } from '../../server/engine/kinds/sanitised.ts';
import { createVault } from '../../server/platform/services/vault.ts';
import { localFiles } from '../../server/platform/services/fileStore.ts';
import { makeOffers } from '../../server/seed/demo/offer.ts';
import { createRandom } from '../../server/seed/demo/random.ts';
import { situations } from '../../server/seed/demo/stage.ts';
import { seedDemo } from '../../server/seed/seedDemo.ts';
import { readFlyBoard } from '../../server/modules/hajj/fly/readFlyBoard.ts';
import { lastVerification, verifyBooks } from '../../server/modules/verification/verifyBooks.ts';
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

// A whole agency is made, twice, beside another test file.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });
beforeAll(async () => {
  [database, folder] = [await freshDatabase(), await mkdtemp(join(tmpdir(), 'rihla-seed-'))];
  host = {
    db: drizzle(database.pool),
    pools: openPools(database.url, () => {}),
    clock: () => now,
    vault,
    files: localFiles(folder),
    effects: {},
    payables: [],
    backfills: [],
    handlers,
    secret: 'a secret of the tests',
    demo: true,
    revealsUsers: false,
    mailer: undefined,
    publicUrl: 'http://localhost',
    timeZone: 'Asia/Dhaka',
    phones: phonesOf('BD'),
    forms: new AgencyForms(drizzle(database.pool)),
    trustedProxies: [],
    quota: { user: 1e9, agency: 1e9 },
    log: () => {},
  };
  await seedReference(host.db);
  await seed(host.db);
});

afterAll(async () => {
  await host.pools.close();
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
    const own = ownRights.filter(({ entity }) => allowed({ ...guest, role: 'staff' }, entity, 'edit'));
    const expected = entityList.reduce(
      (total, entity) =>
        total + actionsOn(entity).filter(action => allowed({ ...guest, role: 'staff' }, entity, action)).length,
      own.length,
    );
    expect(granted).toHaveLength(expected);
    expect(granted.map(row => row['name'])).toContain('DONATION_REFUND');
    expect(granted.map(row => row['name'])).not.toContain('USER_UPDATE');
  });

  it('grants what comes with a new entity as the policies say, and nothing that was there before', async () => {
    const holds = (name: string) =>
      rows(sql`
      select role.name from role_permissions join role on role.id = owner join permission on permission.id = target
      where permission.name = ${name} order by role.name`).then(found => found.map(row => row['name']));
    const among = (names: string[]) => sql`in (select json_array_elements_text(${JSON.stringify(names)}::json))`;
    const brought = [entities.department, entities.vendor].flatMap(({ name }) =>
      actions.map(action => permissionName(name, action)),
    );
    await host.db.execute(
      sql`delete from role_permissions where target in (select id from permission where name ${among([...brought, 'ALL_BRANCHES', 'CITY_LIST'])})`,
    );
    await host.db.execute(sql`delete from permission where name ${among([...brought, 'ALL_BRANCHES'])}`);
    await seedReference(host.db);
    expect(await holds('DEPARTMENT_LIST')).toEqual(['ADMIN', 'STAFF', 'USER']);
    expect(await holds('DEPARTMENT_DELETE')).toEqual(['ADMIN']);
    expect(await holds('VENDOR_DELETE')).toEqual(['ADMIN', 'STAFF']);
    expect(await holds('ALL_BRANCHES')).toEqual(['ADMIN']);
    expect(await holds('CITY_LIST')).toEqual([]);
  });

  it('grants a right that a command newly asks for to every role that could do it before', async () => {
    const role = await one(sql`insert into role (name) values ('Cashier') returning id`);
    const drop = sql`delete from permission where name = 'DONATION_REFUND'`;
    const give = sql`
      insert into role_permissions (owner, target) select ${role}, id from permission where name = 'DONATION_UPDATE'`;
    await host.db.execute(give);
    await host.db.execute(
      sql`delete from role_permissions where target = (select id from permission where name = 'DONATION_REFUND')`,
    );
    await host.db.execute(drop);
    await seedReference(host.db);
    const holders = () =>
      rows(sql`
        select role.name from role_permissions join role on role.id = owner join permission on permission.id = target
        where permission.name = 'DONATION_REFUND' order by role.name`).then(found => found.map(row => row['name']));
    expect(await holders()).toEqual(['ADMIN', 'Cashier', 'STAFF']);
    await host.db.execute(sql`delete from role_permissions where owner = ${role}`);
    await seedReference(host.db);
    expect(await holders()).toEqual(['ADMIN', 'STAFF']);
    await host.db.execute(sql`delete from role where id = ${role}`);
  });

  it('adds what is missing and leaves what the office changed', async () => {
    await host.db.execute(
      sql`delete from role_permissions where target = (select id from permission where name = 'TOUR_TYPE_CREATE')`,
    );
    await host.db.execute(sql`delete from permission where name = 'TOUR_TYPE_CREATE'`);
    await host.db.execute(sql`delete from country where country_code = 'AQ'`);
    await seedReference(host.db);
    expect(await one(sql`select count(*)::int from permission`)).toBe(permissionNames.length);
    expect(
      await one(
        sql`select count(*)::int from role_permissions join permission on permission.id = target where name = 'TOUR_TYPE_CREATE'`,
      ),
    ).toBe(0);
    expect(await one(sql`select count(*)::int from country`)).toBe(248);
    expect(await one(sql`select count(*)::int from role`)).toBe(3);
  });
});

describe('the terms that the product brings', () => {
  const labelled = [
    entities.orderstatus,
    entities.purchase_status,
    entities.ticket_status,
    entities.ticket_priority,
    entities.ticket_department,
  ];
  /** Contrast of a colour with white, as WCAG measures it. */
  const contrast = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map(at => Number.parseInt(color.slice(at, at + 2), 16) / 255)
      .map(part => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
  };

  it.each(labelled)('label every code of $name, in order and legibly', async entity => {
    const labels = await all(entity);
    expect(labels.map(row => row['code'])).toEqual(fieldOf(entity, 'code').options);
    expect(labels.map(row => row['position'])).toEqual(labels.map((_, index) => index + 1));
    expect(labels.filter(row => contrast(String(row['color'])) < 4.5)).toEqual([]);
  });

  it('open the books with the chart of accounts, numbered as the family numbers it', async () => {
    const heads = sql`
      select account.id, account.name, coalesce(above.name, top.name) as head, is_deletable from
        (select * from "group") account left join (select id, name from "group") above on above.id = head_group
        left join (select id, name from primary_group) top on top.id = head_primarygroup order by account.id`;
    const groups = await rows(heads);
    expect(groups).toHaveLength(37);
    expect(groups.filter(row => row['head'] === null || row['is_deletable'] !== false)).toEqual([]);
    expect(groups[6]).toMatchObject({ id: 7, name: 'Deposits (Assets)', head: 'Current Assets' });
    expect(groups[30]).toMatchObject({ id: 31, name: 'Customers', head: 'Sundry Debtors' });
    expect((await all(entities.primary_group)).map(row => [row['name'], row['nature']])).toEqual([
      ['Assets', 'asset'],
      ['Liabilities', 'liability'],
      ['Expenses', 'expense'],
      ['Incomes', 'income'],
      ['Equity', 'equity'],
    ]);
    expect(
      (await all(entities.ledger_account))
        .slice(0, 6)
        .map(row => [row['name'], row['head_group'], row['head_primarygroup']]),
    ).toEqual([
      ['Bank', 5, null],
      ['Cash', 6, null],
      ['Profit & Loss A/C', 18, null],
      ['Company Purchase', 27, null],
      ['Company Sales', 30, null],
      ['Opening Balance Of Customer', 12, null],
    ]);
  });

  it('know how people pay, and what sorts of customers there are', async () => {
    expect((await all(entities.paymentmethod)).map(row => [row['name'], row['type']])).toEqual([
      ['Cash', 'cash'],
      ['Bank transfer', 'offline'],
      ['Card', 'card'],
      ['Mobile wallet', 'mobile'],
    ]);
    expect((await all(entities.customer_type)).map(row => row['name'])).toEqual(['Retail', 'Wholesale', 'Agent']);
  });

  it('reach an installation of an earlier version once, and leave what the office had made itself', async () => {
    const older = await freshDatabase();
    const db = drizzle(older.pool);
    const names = async (table: string) =>
      (await db.execute<{ name: string }>(sql`select name from ${sql.identifier(table)} order by id`)).rows.map(
        row => row.name,
      );
    try {
      await db.execute(sql`insert into ticket_priority (name, code, color) values ('On fire', 'urgent', '#c62828')`);
      await db.execute(sql`insert into paymentmethod (name, type) values ('CASH', 'cash')`);
      await db.execute(sql`insert into primary_group (name, nature) values ('assets', 'asset')`);
      await seedReference(db);
      expect(await names('ticket_priority')).toEqual(['On fire', 'Low', 'Normal', 'High']);
      expect(await names('paymentmethod')).toEqual(['CASH', 'Bank transfer', 'Card', 'Mobile wallet']);
      expect(await names('primary_group')).toEqual(['assets', 'Liabilities', 'Expenses', 'Incomes', 'Equity']);
      const headless = sql`select name from "group" where (head_group is null) = (head_primarygroup is null)`;
      expect((await db.execute(headless)).rows).toEqual([]);

      await db.execute(sql`delete from support_setting_targets`);
      await db.execute(sql`delete from ticket_priority where code = 'low'`);
      await db.execute(sql`update paymentmethod set name = 'Wire' where name = 'Bank transfer'`);
      await seedReference(db);
      expect(await names('ticket_priority')).toEqual(['On fire', 'Normal', 'High']);
      expect(await names('paymentmethod')).toEqual(['CASH', 'Wire', 'Card', 'Mobile wallet']);
    } finally {
      await older.drop();
    }
  });
});

/** Guards of the straight path from the first enquiry to a state. */
function guardsTo(state: string, type: unknown): readonly Guard[] {
  if (state === pilgrimLifecycle.initial) return [];
  const step = pilgrimSteps.find(({ to, reason }) => to.includes(state) && !reason);
  // Whoever goes for Umrah has passed by the pre-registration.
  const before = type === 'hajj' ? step?.from?.at(-1) : step?.from?.[0];
  // What the way asks of the state that it began in holds no more.
  const lasting = (step?.guards ?? []).filter(({ code }) => state !== 'registered' || code !== 'pre_register_first');
  return step ? [...guardsTo(before ?? '', type), ...lasting] : [];
}

const secrets = (entity: Entity, name: string) =>
  fieldOf(entity, name).sealed && !['image', 'file'].includes(fieldOf(entity, name).kind);

/** A stored row as its reader sees it. */
const opened = (entity: Entity, row: Row): Row =>
  Object.fromEntries(
    Object.keys(entity.fields)
      .filter(name => name in row)
      .map(name => {
        const value = row[name];
        return [name, typeof value === 'string' && secrets(entity, name) ? vault.open(value) : value];
      }),
  );

describe('demo data', () => {
  it('fills an empty database once', async () => {
    expect(await seed(host.db)).toBe(false);
    expect(await one(sql`select count(*)::int from hajj_passenger_info`)).toBe(1_500);
    expect(await one(sql`select count(*)::int from employee`)).toBe(61);
    expect(await one(sql`select count(*)::int from "user"`)).toBe(63 + 80 + 120 + 30);
    expect(await one(sql`select count(*)::int from branch`)).toBe(5);
    expect(await one(sql`select count(*)::int from tour_package`)).toBe(27);
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
          const parsed = parseValue(fieldOf(entity, name), value, { today: '2026-11-21', timeZone: 'Asia/Dhaka' });
          if ('code' in parsed) wrong.push([entity.name, stored['id'], name, value, parsed.code]);
        }
        if (!entity.base)
          wrong.push(...brokenRules(entity, row).map(violation => [entity.name, stored['id'], violation]));
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has pilgrims in every state, each with what the way there asks for', async () => {
    const pilgrims = await all(entities.hajj_passenger_info);
    expect(new Set(pilgrims.map(row => row['status']))).toEqual(new Set(pilgrimLifecycle.states));
    const lacking = pilgrims.flatMap(row => {
      const missing = guardsTo(String(row['status']), row['pilgrim_type']).find(guard => !guard.holds(row))?.code;
      return missing ? [[row['id'], row['status'], missing]] : [];
    });
    expect(lacking).toEqual([]);
  });

  it('has rows of every entity', async () => {
    const counts = await Promise.all(
      entityList.map(async entity => [
        entity.name,
        await one(sql`select count(*)::int from ${sql.identifier(entity.name)}`),
      ]),
    );
    expect(counts.filter(([, count]) => count === 0)).toEqual([]);
  });

  it.each(entityList.filter(entity => stateFieldOf(entity)).map(({ name }) => name))(
    'has a %s in every state that there is',
    async name => {
      const [field, { lifecycle }] = stateFieldOf(entityNamed(name)) ?? ['', { lifecycle: undefined }];
      const found = await rows(sql`select distinct ${sql.identifier(field)} as state from ${sql.identifier(name)}`);
      expect(new Set(found.map(row => row['state']))).toEqual(new Set(lifecycle?.states));
    },
  );

  it('holds records that keep the rules between their fields', async () => {
    for (const entity of entityList) {
      if (!entity.base) continue;
      const table = sql.identifier(entity.name);
      const extended = await rows(sql`select * from ${sql.identifier(entity.base.name)} join ${table} using (id)`);
      expect(
        extended.flatMap(row => brokenRules(entity, row)),
        entity.name,
      ).toEqual([]);
    }
  });

  it('has rich texts from which the host would take nothing', async () => {
    for (const entity of entityList) {
      const names = Object.keys(entity.fields).filter(name => fieldOf(entity, name).kind === 'richText');
      const texts = names.length > 0 ? (await all(entity)).flatMap(row => names.map(name => row[name])) : [];
      expect(
        texts.filter(text => typeof text === 'string' && sanitised(text) !== text),
        entity.name,
      ).toEqual([]);
    }
  });

  it('tells of every package what happens on which of its days', async () => {
    const astray = sql`
      select code, day from tour_package_itinerary line join tour_package offer on offer.id = line.owner
      where day > return_date - departure_date + 1 or exists (
        select 1 from tour_package_itinerary before where before.owner = line.owner and before.position < line.position and before.day >= line.day)`;
    expect(await rows(astray)).toEqual([]);
    expect(await one(sql`select count(distinct owner)::int from tour_package_itinerary`)).toBe(27);
  });

  it('prices the room of four as the package, and shows pictures of each package', async () => {
    const priced = sql`select code from tour_package offer join tour_package_room_prices line on line.owner = offer.id where room_type = 'quad_room' and line.price <> offer.price`;
    expect(await rows(priced)).toEqual([]);
    expect(await one(sql`select count(distinct owner)::int from tour_package_room_prices`)).toBe(27);
    expect(await one(sql`select count(*)::int from tour_package_gallery where alt <> ''`)).toBe(54);
  });

  it('has sums in its causes that the donations give', async () => {
    const wrong = sql`
      select cause.id, raised_amount, process, contributor from cause left join lateral (
        select coalesce(sum(amount), 0) as total, count(distinct member) as people from donation
        where donation.cause = cause.id and status in ('received', 'receipted', 'allocated')) given on true
      where raised_amount <> total or contributor <> people or process <> trunc(total * 100 / goal_amount, 2)`;
    expect(await rows(wrong)).toEqual([]);
    expect(await one(sql`select count(*)::int from cause where raised_amount > 0`)).toBe(6);
  });

  it.each([
    ['donation', 'donation_no', 'donated_on', 'DO'],
    ['monthly_subscription', 'bill_no', 'subscription_date', 'SB'],
  ])('numbers each %s of a year without a gap, in the order of the days', async (table, number, day, prefix) => {
    const documents = await rows(
      sql`select ${sql.identifier(number)} as number, ${sql.identifier(day)} as day from ${sql.identifier(table)} order by id`,
    );
    const years = groupBy(documents, row => String(fiscalYear(String(row['day']), FIRST_MONTH)));
    const series = await rows(sql`select year::text, last from number_series where prefix = ${prefix}`);
    expect(Object.fromEntries(series.map(row => [row['year'], row['last']]))).toEqual(
      mapValues(years, made => made.length),
    );
    for (const [year, made] of Object.entries(years)) {
      expect(made.map(row => row['number'])).toEqual(
        made.map((_, index) => `${prefix}-${year}-${String(index + 1).padStart(6, '0')}`),
      );
    }
    expect(documents.map(row => row['day'])).toEqual(documents.map(row => row['day']).sort());
    expect(documents.filter(row => String(row['day']) > '2026-11-21')).toEqual([]);
  });

  it('bills nobody twice for a month, nor before she joined', async () => {
    const twice = sql`select member from monthly_subscription group by member, date_trunc('month', subscription_date) having count(*) > 1`;
    expect(await rows(twice)).toEqual([]);
    expect(
      await rows(
        sql`select bill_no from monthly_subscription join member on member.id = member where subscription_date < joined_on`,
      ),
    ).toEqual([]);
  });

  it('has shelves in three levels, and products whose pictures exist', async () => {
    const depth = sql`
      with recursive shelf as (select id, 1 as depth from category where parent is null
        union all select category.id, depth + 1 from category join shelf on category.parent = shelf.id) select max(depth) from shelf`;
    expect(await one(depth)).toBe(3);
    const paths = await rows(sql`
      select thumbnail as path from product union select image from productimage union select logo from general_setting
      union select image from homepage_slider union select image from cause union select file from notice where file is not null`);
    const present = await Promise.all(paths.map(row => host.files.exists(String(row['path']))));
    expect(present).not.toContain(false);
    expect(
      await rows(sql`select name from product where barcode !~ '^2[0-9]{12}$' or category is null or vendor is null`),
    ).toEqual([]);
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
      where his.gender <> 'male' or his.family is distinct from her.family
        or his.tour_package is distinct from her.tour_package or her.mahram_relation is null`;
    expect(await rows(astray)).toEqual([]);
    expect(await one(sql`select count(*)::int from hajj_passenger_info where mahram is not null`)).toBeGreaterThan(400);
  });

  it('lets women whose visa was asked for fly as their season asks, with their mahram or a waiver', async () => {
    const caller = { id: null, email: null, role: 'admin', permissions: null, branch: null } as const;
    const departures = await rows(sql`select id from departure where season is not null order by id`);
    const boards = await Promise.all(departures.map(({ id }) => readFlyBoard(host.db, caller, Number(id))));
    const late = ['visa_in_process', 'visa_issued', 'ready_to_travel', 'travelling', 'returned', 'closed'];
    const asked = boards.flatMap(({ requirements, pilgrims }) =>
      pilgrims
        .filter(({ status }) => late.includes(status))
        .map(({ id, standings, mahram_flaw: flaw }) => ({
          id,
          flaw,
          standing: standings[requirements.indexOf('mahram_settled')],
        })),
    );
    expect(asked.filter(({ standing }) => standing === 'missing')).toEqual([]);
    expect(asked.filter(({ standing }) => standing === 'met').length).toBeGreaterThan(10);
    expect(
      await rows(sql`select id from hajj_passenger_info where (mahram_waiver is null) <> (mahram_waiver_file is null)`),
    ).toEqual([]);
  });

  it('has files that are each for one journey, as their bookings say it', async () => {
    const taken = sql`status in ('waiting', 'held', 'confirmed', 'departed', 'no_show') and pilgrim is not null`;
    expect(await rows(sql`select pilgrim from booking where ${taken} group by pilgrim having count(*) > 1`)).toEqual(
      [],
    );
    const astray = sql`
      select booking.id from booking join hajj_passenger_info as file on file.id = booking.pilgrim
        join departure on departure.id = booking.departure left join season on season.id = departure.season
      where booking.status in ('waiting', 'held', 'confirmed', 'departed', 'no_show')
        and (season.pilgrim_type is distinct from file.pilgrim_type
          or file.status in ('cancelled', 'transferred', 'lost', 'replaced', 'transferred_out')
          or booking.status in ('confirmed', 'departed', 'no_show') and (file.departure, file.season, file.tour_package,
              file.departure_date, file.return_date) is distinct from (departure.id, departure.season,
              departure.tour_package, departure.departure_date, departure.return_date)
          or booking.status in ('confirmed', 'departed', 'no_show') and file.status in ('enquiry', 'pre_registered'))`;
    expect(await rows(astray)).toEqual([]);
    const alone = sql`
      select id from hajj_passenger_info as file where departure is not null and not exists (
        select 1 from booking where pilgrim = file.id and status in ('confirmed', 'departed', 'no_show'))`;
    expect(await rows(alone)).toEqual([]);
  });

  it('puts thanas in their districts and sells no seat twice', async () => {
    expect(
      await rows(
        sql`select p.id from hajj_passenger_info p join thana t on t.id = present_thana where t.city <> present_city`,
      ),
    ).toEqual([]);
    const overbooked = sql`
      select code, seats, count(*) from hajj_passenger_info p join tour_package o on o.id = tour_package
      where p.status not in ('cancelled', 'transferred', 'lost') group by o.id having count(*) > seats`;
    expect(await rows(overbooked)).toEqual([]);
  });

  it('knows how the names of pilgrims, people and parties sound', async () => {
    for (const entity of entityList.filter(one => heardOf(one).length > 0)) {
      const kept = await all(entity);
      expect(kept.length, entity.name).toBeGreaterThan(0);
      for (const row of kept) expect(row[SOUNDS], entity.name).toEqual(soundsFrom(entity, row)[SOUNDS]);
    }
  });

  it('finds a passport by a part of its number, and its pictures exist', async () => {
    const [row] = await rows(sql`select * from hajj_passenger_info where status = 'closed' limit 1`);
    expect(row?.['passport_number']).not.toContain('Z00');
    expect(opened(entities.hajj_passenger_info, row ?? {})['passport_number']).toMatch(/^Z00\d{6}$/);
    expect(row?.['passport_number_prints']).toEqual(expect.arrayContaining(vault.probe('Z00')));
    expect(await host.files.exists(String(row?.['photo']))).toBe(true);
    expect(await host.files.exists(String(row?.['passport_scan']))).toBe(true);
    const open = sql`
      select photo as path from hajj_passenger_info where photo !~ '^/media/sealed/' or passport_scan !~ '^/media/sealed/'
      union all select image_doc_one from qualification where image_doc_one !~ '^/media/sealed/'`;
    expect(await rows(open)).toEqual([]);
    const shown = sql`
      select image_doc_one as path from qualification union select photo from hajj_passenger_info where photo is not null
      union select image from "user" where image is not null`;
    for (const { path } of await rows(shown)) expect(await host.files.exists(String(path)), String(path)).toBe(true);
  });

  it('uses no phone number or address that could be somebody’s', async () => {
    expect(
      await rows(sql`select primary_phone from hajj_passenger_info where primary_phone !~ '^\\+8801[789]000[0-9]{5}$'`),
    ).toEqual([]);
    expect(await rows(sql`select email from "user" where email not like '%@rihla.example'`)).toEqual([]);
    const phones = sql`select primary_phone as phone from "user" union all select phone from contact union all select phone from shippingaddress`;
    expect(await rows(sql`select phone from (${phones}) known where phone !~ '^\\+8801[789]000[0-9]{5}$'`)).toEqual([]);
  });

  it.each(['2027-02-10', '2027-05-15', '2027-06-01', '2028-12-31'])(
    'has packages for every state when it is made on %s',
    day => {
      const random = createRandom(1);
      const situate = situations(makeOffers(day), { today: day, scale: 2 });
      const drawn = Array.from({ length: 1_000 }, () => situate(random, 2).status);
      expect(new Set(drawn)).toEqual(new Set(pilgrimLifecycle.states));
    },
  );

  it('fills a database for measurements without drawing a picture', async () => {
    const other = await freshDatabase();
    const measured = drizzle(other.pool);
    await seedReference(measured);
    expect(await seedDemo(measured, { vault, scale: 0.1, now })).toBe(true);
    expect(
      (await measured.execute(sql`select count(*)::int as total from cause_content_image`)).rows[0]?.['total'],
    ).toBeGreaterThan(0);
    await other.drop();
  });

  it('comes out the same each time', async () => {
    const other = await freshDatabase();
    const again = drizzle(other.pool);
    const plain = sql`
      select md5(string_agg(concat_ws('|', id, status, given_names, surname, birth_date, mahram, tour_package, primary_phone, created_at,
        passport_expiry_date, ticket_no, photo is null), ',' order by id)) as print from hajj_passenger_info`;
    await seedReference(again);
    const told: string[] = [];
    await seedDemo(again, { vault, files: host.files, scale: 1, now, told: step => told.push(step) });
    expect(told[0]).toBe('Demo data: pictures');
    expect(new Set(told).size).toBeGreaterThan(10);
    expect((await again.execute(plain)).rows).toEqual(await rows(plain));
    // Tests above have deleted of these; what is sealed comes out different each time, and so does the transaction
    // that a posting was made in.
    const different = new Set([
      'country',
      'permission',
      'posting',
      ...entityList.filter(entity => printedOf(entity).length > 0).map(entity => entity.name),
    ]);
    for (const { name } of entityList) {
      if (different.has(name)) continue;
      // Reference data is stamped with the moment of its insertion, and some have signed in meanwhile.
      const text = sql`(to_jsonb(kept) - 'password' - 'created_at' - 'updated_at' - 'last_login')::text`;
      // The names of sealed files tell nothing, and are never the same.
      const same = sql`regexp_replace(${text}, '/media/sealed/[^"]+', 'sealed', 'g')`;
      const print = sql`select md5(string_agg(${same}, ',' order by id)) as print from ${sql.identifier(name)} kept`;
      expect((await again.execute(print)).rows, name).toEqual(await rows(print));
    }
    await other.drop();
  });
});

describe('the books of the demo', () => {
  it('are sound by every check', async () => {
    expect(await verifyBooks(host, { by: { id: 1 } })).toBe(true);
    const found = await lastVerification(host);
    expect(found?.checks.filter(({ problems }) => problems > 0)).toEqual([]);
  });

  it('say of each way of paying whether it leads to cash or to the bank', async () => {
    const ways = sql`
      select paymentmethod.name, ledger_account.name as ledger
      from paymentmethod left join ledger_account on ledger_account.id = ledger order by paymentmethod.id`;
    expect(await rows(ways)).toEqual([
      { name: 'Cash', ledger: 'Cash' },
      { name: 'Bank transfer', ledger: 'Bank' },
      { name: 'Card', ledger: 'Bank' },
      { name: 'Mobile wallet', ledger: 'Bank' },
    ]);
  });

  it('balance, number without a gap, and never owe what is in the cash desk', async () => {
    expect(await one(sql`select count(*)::int from posting`)).toBeGreaterThan(1_000);
    expect(
      await rows(sql`
        select posting from account_log group by posting having sum(debit_amount) <> sum(credit_amount) or count(*) < 2`),
    ).toEqual([]);
    const gaps = sql`
      select prefix, year, last, count(distinct reference_no)::int as given from number_series
      join posting on reference_no like prefix || '-' || year || '-%'
      where prefix in ('PV', 'RV', 'CO', 'JO') group by prefix, year, last having last <> count(distinct reference_no)`;
    expect(await rows(gaps)).toEqual([]);
    const lows = sql`
      select name, min(balance)::float as lowest from (
        select name, sum(debit_amount - credit_amount) over (partition by ledger order by log_date) as balance
        from account_log join ledger_account on ledger_account.id = ledger where name in ('Cash', 'Bank')) as daily
      group by name having min(balance) < 0`;
    expect(await rows(lows)).toEqual([]);
    const unlike = sql`
      select name from account_log join ledger_account on ledger_account.id = ledger and is_control group by name, ledger
      having sum(debit_amount - credit_amount) <> (
        select sum(case side when 'debit' then outstanding else -outstanding end) from open_item
        where open_item.ledger = account_log.ledger)`;
    expect(await rows(unlike)).toEqual([]);
    expect(await one(sql`select count(*)::int from allocation`)).toBeGreaterThan(100);
    expect(
      await rows(sql`select 1 from accounting_period where status = 'open' and starts_on < current_date - 120`),
    ).toEqual([]);
  });

  it('let what pilgrims pay settle their bills: most are paid, some in part, and some are overdue', async () => {
    const found = sql`
      select count(*) filter (where outstanding = 0)::int as paid,
        count(*) filter (where outstanding between 1 and amount - 1 and due_date < current_date)::int as part,
        count(*) filter (where outstanding = amount and due_date < current_date)::int as overdue
      from sales where status = 'issued'`;
    const [bills] = await rows(found);
    for (const state of ['paid', 'part', 'overdue']) expect(bills?.[state], state).toBeGreaterThan(2);
    const ahead = sql`
      select party from open_item join ledger_account on ledger_account.id = ledger and ledger_type = 'receivable'
      group by party having sum(case side when 'credit' then outstanding else -outstanding end) > 0`;
    expect(await rows(ahead)).toEqual([]);
  });

  it('begin with an opening document, and their older year is closed into the retained earnings', async () => {
    const opened = sql`select status, difference from opening_balance where status = 'posted'`;
    expect(await rows(opened)).toEqual([{ status: 'posted', difference: '0.00' }]);
    expect(
      await one(sql`select count(*)::int from posting where log_date < (select books_begin_on from book_setting)`),
    ).toBe(3);
    const left = sql`
      select ledger_account.name from account_log join ledger_account on ledger_account.id = ledger
      join fiscal_year on fiscal_year.status = 'closed' and log_date <= ends_on
      where ledger_account.ledger_type in ('rent', 'salary_expense', 'package_revenue', 'package_cost')
      group by ledger_account.name having sum(debit_amount - credit_amount) <> 0`;
    expect(await rows(left)).toEqual([]);
    const retained = sql`
      select -sum(debit_amount - credit_amount) = (select profit from fiscal_year where status = 'closed') as holds
      from account_log join ledger_account on ledger_account.id = ledger where ledger_type = 'retained_earnings'`;
    expect(await rows(retained)).toEqual([{ holds: true }]);
    expect(await rows(sql`select status from fiscal_year order by starts_on`)).toEqual([
      { status: 'closed' },
      { status: 'open' },
    ]);
  });
});
