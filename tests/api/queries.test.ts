import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { calls, MAX_SIZE } from '../../catalog/engine/wire.ts';
import { type Office, openOffice, type Reply } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';

const packages = calls('tour_package');

let office: Office;
let ids: Readonly<Record<string, number>>;

/** Journeys that differ in what a list is filtered and sorted by. */
const journeys = [
  {
    name: 'Economy Hajj',
    code: 'H-ECO',
    price: '9500.00',
    departure_date: '2027-05-01',
    return_date: '2027-06-10',
    seats: 40,
    is_featured: true,
  },
  {
    name: 'Premium Hajj',
    code: 'H_PRE',
    price: '18000.50',
    departure_date: '2027-05-10',
    return_date: '2027-06-05',
    seats: 20,
    is_featured: false,
  },
  {
    name: 'Ramadan Umrah 100%',
    code: 'U-RAM',
    price: '3000.00',
    departure_date: '2027-02-10',
    return_date: '2027-02-25',
    seats: null,
    is_featured: true,
  },
  {
    name: 'Winter Umrah',
    code: 'U-WIN',
    price: '250.00',
    departure_date: null,
    return_date: null,
    seats: 0,
    is_featured: false,
  },
];

beforeAll(async () => {
  office = await openOffice();
  const [hajj, umrah] = [
    await createSample(office, entities.tour_type),
    await createSample(office, entities.tour_type),
  ];
  const made = [];
  for (const journey of journeys) {
    const body = {
      ...(await sampleOf(office, entities.tour_package)),
      ...journey,
      duration_days: null,
      tour_type: journey.code.startsWith('H') ? hajj.id : umrah.id,
    };
    made.push([journey.code, (await office.call('POST', packages.create, { body })).body.id]);
  }
  ids = { ...Object.fromEntries(made), hajj: hajj.id, umrah: umrah.id };
});
afterAll(() => office.close());

const codes = ({ body, status }: Reply): unknown =>
  body.tour_packages?.map((one: { code: string }) => one.code) ?? [status, body];
const filtered = async (query: string) => codes(await office.call('GET', `${packages.all}?ordering=id&${query}`));
const found = async (text: string) =>
  codes(await office.call('GET', `${packages.search}?ordering=id&name=${encodeURIComponent(text)}`));

describe('a filter', () => {
  it.each([
    ['code=H-ECO', ['H-ECO']],
    ['code=h-eco', []],
    ['name=Winter Umrah', ['U-WIN']],
    ['price=9500', ['H-ECO']],
    ['price=9500.00', ['H-ECO']],
    ['price__gte=3000', ['H-ECO', 'H_PRE', 'U-RAM']],
    ['price__lte=3000.00', ['U-RAM', 'U-WIN']],
    ['price__gte=3000&price__lte=9500', ['H-ECO', 'U-RAM']],
    ['departure_date=2027-05-01', ['H-ECO']],
    ['departure_date__gte=2027-05-01', ['H-ECO', 'H_PRE']],
    ['departure_date__lte=2027-05-01', ['H-ECO', 'U-RAM']],
    ['departure_date__isnull=true', ['U-WIN']],
    ['departure_date__isnull=false', ['H-ECO', 'H_PRE', 'U-RAM']],
    ['seats=0', ['U-WIN']],
    ['seats__isnull=true', ['U-RAM']],
    ['seats__in=0,20', ['H_PRE', 'U-WIN']],
    ['is_featured=true', ['H-ECO', 'U-RAM']],
    ['is_featured=0', ['H_PRE', 'U-WIN']],
    ['code__in=H-ECO,U-WIN,X', ['H-ECO', 'U-WIN']],
    ['name__icontains=umrah', ['U-RAM', 'U-WIN']],
    ['name__icontains=0%25', ['U-RAM']],
    ['code__icontains=_', ['H_PRE']],
    ['name__icontains=umrah&is_featured=true', ['U-RAM']],
    ['code=', ['H-ECO', 'H_PRE', 'U-RAM', 'U-WIN']],
    ['created_at__gte=2027-01-01T00:00:00Z', []],
    ['created_at__lte=2027-01-01', ['H-ECO', 'H_PRE', 'U-RAM', 'U-WIN']],
  ])('by %s leaves %j', async (query, expected) => {
    expect(await filtered(query)).toEqual(expected);
  });

  it('by reference and by ids leaves what they name', async () => {
    expect(await filtered(`tour_type=${ids['umrah']}`)).toEqual(['U-RAM', 'U-WIN']);
    expect(await filtered(`tour_type__in=${ids['umrah']},${ids['hajj']}`)).toHaveLength(4);
    expect(await filtered(`id__in=${ids['H-ECO']},${ids['U-WIN']},2000000000`)).toEqual(['H-ECO', 'U-WIN']);
    expect(await filtered(`created_by=${office.ids.admin}`)).toHaveLength(4);
    expect(await filtered(`created_by=${office.ids.staff}`)).toEqual([]);
  });

  it('counts what it leaves, and holds for the unpaged list and the search as well', async () => {
    const { body } = await office.call('GET', `${packages.all}?is_featured=true&size=1`);
    expect(body).toMatchObject({ total_elements: 2, total_pages: 2, size: 1 });
    expect(codes(await office.call('GET', `${packages.everything}?is_featured=true&ordering=code`))).toEqual([
      'H-ECO',
      'U-RAM',
    ]);
    expect(codes(await office.call('GET', `${packages.search}?name=umrah&is_featured=true`))).toEqual(['U-RAM']);
  });
});

describe('an order', () => {
  it.each([
    ['name', ['H-ECO', 'H_PRE', 'U-RAM', 'U-WIN']],
    ['-price', ['H_PRE', 'H-ECO', 'U-RAM', 'U-WIN']],
    ['price', ['U-WIN', 'U-RAM', 'H-ECO', 'H_PRE']],
    ['departure_date', ['U-RAM', 'H-ECO', 'H_PRE', 'U-WIN']],
    ['-departure_date', ['H_PRE', 'H-ECO', 'U-RAM', 'U-WIN']],
    ['is_featured,-price', ['H_PRE', 'U-WIN', 'H-ECO', 'U-RAM']],
    ['-id', ['U-WIN', 'U-RAM', 'H_PRE', 'H-ECO']],
  ])('by %s is %j, what is empty at the end', async (ordering, expected) => {
    const { body } = await office.call('GET', `${packages.all}?ordering=${ordering}`);
    const given = body.tour_packages.map((one: { code: string }) => one.code);
    expect(given).toEqual(expected);
  });

  it('is the same from page to page, with the newest first when nobody asks', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map(page => office.call('GET', `${packages.all}?size=1&page=${page}&ordering=is_featured`)),
    );
    expect(new Set(pages.flatMap(codes)).size).toBe(4);
    expect(codes(await office.call('GET', packages.all))).toEqual(['U-WIN', 'U-RAM', 'H_PRE', 'H-ECO']);
  });
});

describe('the size of a page', () => {
  it('is ten unless asked for, and five hundred at most', async () => {
    await office.host.db.execute(
      `insert into designation (name) select 'Designation ' || n from generate_series(1, ${MAX_SIZE + 20}) n`,
    );
    const { all } = calls('designation');
    const size = async (query: string) => {
      const { body } = await office.call('GET', `${all}${query}`);
      return [body.size, body.designations.length];
    };
    expect(await size('')).toEqual([10, 10]);
    expect(await size('?size=25')).toEqual([25, 25]);
    expect(await size('?size=100000')).toEqual([MAX_SIZE, MAX_SIZE]);
    expect(await size('?size=')).toEqual([10, 10]);
  });
});

describe('a search', () => {
  it('finds every word, in any order, any case and any searched field', async () => {
    expect(await found('umrah')).toEqual(['U-RAM', 'U-WIN']);
    expect(await found('  WINTER   umr ')).toEqual(['U-WIN']);
    expect(await found('hajj prem')).toEqual(['H_PRE']);
    expect(await found('umrah u-ram')).toEqual(['U-RAM']);
    expect(await found('umrah hajj')).toEqual([]);
  });

  it('takes per cent, underline and backslash as they are', async () => {
    expect(await found('100%')).toEqual(['U-RAM']);
    expect(await found('%')).toEqual(['U-RAM']);
    expect(await found('_')).toEqual(['H_PRE']);
    expect(await found('\\')).toEqual([]);
  });

  it('looks into the fields of the account as well as into those of the employee', async () => {
    const employee = await createSample(office, entities.employee);
    const { body } = await office.call(
      'GET',
      `${calls('employee').search}?username=${String(employee['emp_id_no'])} ${String(employee['email']).slice(0, 9)}`,
    );
    expect(body.employees.map((one: { id: number }) => one.id)).toEqual([employee.id]);
  });
});
