import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { createDataProvider } from '../../src/dataProvider/createDataProvider.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';

/** Two whole pages of the host and a part of a third. */
const ROWS = 1_201;
const { route } = entities.city;
const byName = { field: 'name', order: 'ASC' } as const;

let office: Office;
let country: number;
let pages: number;
/** What happens on the way to each page. */
let meanwhile: (page: number) => Promise<void>;

beforeAll(async () => {
  office = await openOffice();
  country = (await createSample(office, entities.country)).id;
});
afterAll(() => office.close());

const provider = createDataProvider({
  baseUrl: '',
  mediaUrl: '',
  async fetch(input, init) {
    pages += 1;
    await meanwhile(pages);
    return office.app.request(String(input), init);
  },
  token: () => office.tokens.admin,
  locale: () => 'en',
});

const sql = (text: string) => office.host.db.execute<{ id: number; name: string }>(text);
let named = 0;
/** Names in an order of their own, so that the ids say nothing about it; no two alike. */
async function addCities(count: number) {
  const first = named + 1;
  named += count;
  await sql(`
    insert into city (name, country, created_at, updated_at)
    select 'City ' || lpad(((n * 7919) % 100003)::text, 6, '0'), ${country}, now(), now()
    from generate_series(${first}, ${named}) n`);
}

beforeEach(async () => {
  [pages, meanwhile] = [0, async () => undefined];
  await sql('delete from city');
  await addCities(ROWS);
});

describe('every page of a list', () => {
  const ids = async (sort = byName) => {
    const found: number[] = [];
    for await (const rows of await provider.everyPage(route, { filter: {}, sort }))
      found.push(...rows.map(({ id }) => Number(id)));
    return found;
  };
  const stored = async () => (await sql('select id from city')).rows.map(({ id }) => id);

  it('holds every record once, in three pages and more', async () => {
    const found = await ids();
    expect(found).toHaveLength(ROWS);
    expect(new Set(found)).toEqual(new Set(await stored()));
  });

  it('misses none and has none twice while records are added and deleted', async () => {
    const before = await stored();
    meanwhile = async page => {
      if (page > 4) return;
      // Ahead of what has been read, behind it, and as many new ones.
      await sql('delete from city where id in ((select max(id) from city), (select min(id) from city))');
      await addCities(2);
    };
    const found = await ids();
    const left = new Set(await stored());
    expect(new Set(found).size).toBe(found.length);
    expect(before.filter(id => left.has(id) && !found.includes(id))).toEqual([]);
  });

  it('is told in the order of the list by its ids', async () => {
    const { rows } = await sql('select id from city order by name, id');
    expect(await provider.idsInOrder(route, { filter: {}, sort: byName })).toEqual(rows.map(({ id }) => id));
  });

  it.each([
    ['fewer than it began with', 'delete from city where id = (select max(id) from city)', 0],
    ['as many, but others', 'delete from city where id = (select min(id) from city)', 1],
  ])('is refused by a host that knows page numbers alone, when there are %s', async (_, change, added) => {
    const unbounded = createDataProvider({
      baseUrl: '',
      mediaUrl: '',
      async fetch(input) {
        const url = new URL(String(input), 'http://host');
        url.searchParams.delete('id__lte');
        // When the second page by number is asked for, the first has been read.
        if (url.searchParams.get('page') === '2') {
          await sql(change);
          if (added > 0) await addCities(added);
        }
        const headers = { authorization: `Bearer ${office.tokens.admin}` };
        return office.app.request(`${url.pathname}${url.search}`, { headers });
      },
      token: () => null,
      locale: () => 'en',
    });
    const found: unknown[] = [];
    const walk = async () => {
      for await (const rows of await unbounded.everyPage(route, { filter: {}, sort: byName })) found.push(...rows);
    };
    await expect(walk()).rejects.toMatchObject({ body: { code: 'incomplete' } });
    expect(found.length).toBeLessThan(ROWS);
  });

  it('is refused when a page comes back empty before its time', async () => {
    const cut = createDataProvider({
      baseUrl: '',
      mediaUrl: '',
      fetch: async input =>
        String(input).includes('id__lte')
          ? Response.json({ cities: [], page: 1, size: 500, total_pages: 2, total_elements: 701 })
          : office.app.request(String(input), { headers: { authorization: `Bearer ${office.tokens.admin}` } }),
      token: () => null,
      locale: () => 'en',
    });
    const walk = async () => {
      for await (const rows of await cut.everyPage(route, { filter: {}, sort: byName })) expect(rows).not.toEqual([]);
    };
    await expect(walk()).rejects.toMatchObject({ body: { code: 'incomplete' } });
  });
});
