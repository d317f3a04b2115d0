import { serve } from '@hono/node-server';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineReport } from '../../catalog/engine/defineReport.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { integer, money } from '../../catalog/engine/fields.ts';
import type { Env } from '../../server/platform/http/Env.ts';
import { failure } from '../../server/platform/http/failure.ts';
import type { Sourced } from '../../server/engine/reports/ReportSource.ts';
import { reportRoutes } from '../../server/engine/reports/routes.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

const PATH = '/api/reports/donations_by_cause';
/** Causes and months of which each has donations: more rows than three times what is read at once. */
const [CAUSES, MONTHS] = [64, 50];

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  const member = await createSample(office, entities.member);
  await office.host.db.execute(sql`
    insert into cause (name, goal_amount)
    select case when n = 1 then '=1+1' else 'Cause <' || lpad(n::text, 3, '0') || '> & Söhne' end, 1000
    from generate_series(1, ${CAUSES}::int) n`);
  await office.host.db.execute(sql`
    insert into donation (cause, member, amount, donated_on, status)
    select cause.id, ${member.id}, 1000000 + cause.id + n * 0.01, ('2020-01-15'::date + n * interval '1 month')::date, 'received'
    from cause, generate_series(0, ${MONTHS - 1}::int) n`);
});
afterAll(() => office.close());

const authorization = () => ({ authorization: `Bearer ${office.tokens.admin}` });
const ask = async (query: string): Promise<Response> =>
  office.app.request(`${PATH}/export?${query}`, { headers: authorization() });
const inUse = () => office.host.pools.reports.totalCount - office.host.pools.reports.idleCount;

interface Row {
  readonly cause: number;
  readonly month: string;
  readonly donations: number;
  readonly donors: number;
  readonly amount: string;
}

async function everyPage(): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await office.call('GET', `${PATH}?page=${page}&size=500`);
    rows.push(...body.rows);
    if (rows.length >= body.total) return rows;
  }
}

const words = JSON.stringify({ columns: { cause: 'Anlass', amount: 'Betrag' }, rows: { totals: 'Summe' } });

describe('a sheet of a report', () => {
  it('holds the whole of it, row by row as its pages do, and the sums', async () => {
    const pages = await everyPage();
    expect(pages).toHaveLength(CAUSES * MONTHS);
    expect(new Set(pages.map(({ cause, month }) => `${cause} ${month}`)).size).toBe(CAUSES * MONTHS);
    const { rows: named } = await office.host.db.execute<{ id: number; name: string }>(sql`select id, name from cause`);
    const names = new Map(named.map(({ id, name }) => [id, name === '=1+1' ? "'=1+1" : name]));
    const text = await (await ask(`format=csv&words=${encodeURIComponent(words)}`)).text();
    const [heads, ...rows] = papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;
    expect(heads).toEqual(['Anlass', 'month', 'donations', 'donors', 'Betrag']);
    expect(rows.slice(0, -1)).toEqual(
      pages.map(one => [names.get(one.cause), one.month.slice(0, 7), '1', '1', one.amount]),
    );
    const { body } = await office.call('GET', PATH);
    expect(rows.at(-1)).toEqual(['Summe', '', String(CAUSES * MONTHS), '', body.totals.amount]);
    expect(inUse()).toBe(0);
  });

  it('has in a workbook numbers as numbers, days as days, and texts that are no formulas', async () => {
    const reply = await ask(`format=xlsx&words=${encodeURIComponent(words)}`);
    expect(reply.headers.get('content-disposition')).toBe('attachment; filename="donations_by_cause.xlsx"');
    const [heads, ...rows] = await readSheet(Buffer.from(await reply.arrayBuffer()));
    expect(heads).toEqual(['Anlass', 'month', 'donations', 'donors', 'Betrag']);
    expect(rows).toHaveLength(CAUSES * MONTHS + 1);
    const [first] = await everyPage();
    expect(rows[0]).toEqual(['=1+1', new Date(`${first?.month}T00:00:00Z`), 1, 1, Number(first?.amount)]);
    expect(rows[MONTHS]?.[0]).toBe('Cause <002> & Söhne');
    expect(inUse()).toBe(0);
  });

  it('is narrowed and sorted as the page is', async () => {
    const query = 'donated_on__gte=2020-03-01&donated_on__lte=2020-03-31&ordering=-amount';
    const { body } = await office.call('GET', `${PATH}?${query}&size=500`);
    const rows = (await (await ask(`format=csv&${query}`)).text()).trim().split('\r\n');
    expect(rows.slice(1, -1).map(row => row.split(',').at(-1))).toEqual(body.rows.map((row: Row) => row.amount));
    expect(rows).toHaveLength(CAUSES + 2);
  });

  it('is refused in no known format, and in words that are none', async () => {
    for (const query of ['format=pdf', 'words=none', 'words=[]', 'words={"colours":{}}'])
      expect((await ask(query)).status, query).toBe(400);
    expect(inUse()).toBe(0);
  });

  it('gives its connection back when its reader leaves', async () => {
    for (const format of ['csv', 'xlsx']) {
      const reader = ((await ask(`format=${format}`)).body ?? new ReadableStream()).getReader();
      await reader.read();
      expect(inUse()).toBe(1);
      await reader.cancel();
      await expect.poll(inUse).toBe(0);
    }
    // One that was never read at all.
    await (await ask('format=xlsx')).body?.cancel();
    await expect.poll(inUse).toBe(0);
  });
});

/** A report with everything that one may have, which fails for every donation after a certain one. */
const inventedReport = (last: number): Sourced => ({
  report: defineReport({
    name: 'invented',
    route: 'report-management/invented',
    module: 'donations',
    reads: ['donation'],
    parameters: {},
    columns: { number: { field: integer() }, part: { field: money(), total: true } },
  }),
  source: {
    rows: ({ where }) => sql`
      select donation.id as number, 10.00 / (case when donation.id > ${last} then 0 else 1 end) as part
      from donation where ${where ?? sql`true`}`,
    order: ['number'],
    opening: () => sql`select null::int as number, 5.50::numeric as part`,
    closing: ({ within }) =>
      sql`select count(*) as number, 7.25::numeric as part from donation where ${within(entities.donation) ?? sql`true`}`,
  },
});

/** The calls of such a report alone, asked by an administrator. */
function appWith(report: Sourced): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (context, next) => {
    context.set('caller', { id: office.ids.admin, email: null, role: 'admin', permissions: null, branch: null });
    context.set('locale', 'en');
    await next();
  });
  app.onError(failure(office.host, app));
  return app.route('/', reportRoutes(office.host, [report]));
}

it('a report may begin and end with rows of its own, on its pages and in its sheet', async () => {
  const app = appWith(inventedReport(1e9));
  const page = await (await app.request('/api/reports/invented?page=2&size=2')).json();
  const all = CAUSES * MONTHS;
  expect(page).toMatchObject({
    opening: { number: null, part: '5.50' },
    rows: [{ number: 3 }, { number: 4 }],
    totals: { part: `${all}0.00` },
    closing: { number: all, part: '7.25' },
  });
  const rows = (await (await app.request('/api/reports/invented/export')).text()).trim().split('\r\n');
  expect(rows).toHaveLength(all + 4);
  expect([rows[1], rows.at(-2), rows.at(-1)]).toEqual(['opening,5.50', `totals,${all}0.00`, `${all},7.25`]);
});

describe('a sheet that fails midway', () => {
  it.each(['csv', 'xlsx'])('never looks whole as %s: the connection breaks', async format => {
    // Read in the order of the index, so that the database comes to the fault only after three thousand rows.
    office.host.pools.reports.on(
      'connect',
      client => void client.query('set enable_sort = off; set enable_seqscan = off'),
    );
    const server = serve({ fetch: appWith(inventedReport(3100)).fetch, port: 0 });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const reply = await new Promise<IncomingMessage>(resolve => {
      get({ port, path: `/api/reports/invented/export?format=${format}` }, resolve);
    });
    expect(reply.statusCode).toBe(200);
    const failed = once(reply, 'error');
    reply.resume();
    expect(await failed).toMatchObject([{ code: 'ECONNRESET' }]);
    expect(reply.complete).toBe(false);
    server.close();
    await expect.poll(inUse).toBe(0);
  });
});

it('a report that takes too long says so, and that it can be asked for less', async () => {
  const holder = await office.pool.connect();
  await holder.query('begin');
  await holder.query('lock table donation in access exclusive mode');
  const [page, sheet] = await Promise.all([
    office.call('GET', PATH),
    office.call('GET', `${PATH}/export?format=csv`, { as: 'staff', headers: { 'accept-language': 'tr' } }),
  ]);
  await holder.query('rollback');
  holder.release();
  expect(page).toMatchObject({ status: 422, body: { code: 'report_too_slow' } });
  expect(page.body.detail).toContain('15 seconds');
  expect(sheet).toMatchObject({ status: 422, body: { code: 'report_too_slow' } });
  expect(sheet.body.detail).toContain('15 saniye');
  expect((await office.call('GET', PATH)).status).toBe(200);
}, 30_000);
