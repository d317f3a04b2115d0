import { chunk } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entityList } from '../../catalog/registry/entities.ts';
import { familyCalls } from '../../catalog/family/familyCalls.ts';
import { oddMounts } from '../../catalog/registry/oddPaths.ts';
import { calls, mount } from '../../catalog/engine/wire.ts';
import { behind, description } from '../support/described.ts';
import { type Office, openOffice } from '../support/office.ts';

/** Older spellings of described calls (contract 5), which answer alike, and what is no call: pages and files. */
const besides = [
  /^\/(openapi\.json|api\/docs(\/\{\})?|media\/\*)$/,
  /^\/payment_?method\/.*(payment_method_without_pagination|payment_method_by_type)/,
  /^\/\w+\/api\/v1\/\w+\/without_pagin\w+(\/all)?$/,
  /^\/(cms_menu|cause)(_content|_content_image)?\/api\/v1\/(\w+\/)?get_all_/,
  // Each report stands in the description under its own name.
  /^\/api\/reports\/\{\}(\/export)?$/,
];

/** A path whatever its placeholders are called. */
const shapeOf = (path: string): string =>
  path
    .replaceAll(/\{\w+\}/g, '{}')
    .replaceAll(/:\w+(\{[^/]+\})?/g, '{}')
    .replace(/\/$/, '');

/** A call under another mount of an entity as it stands under the entity's own. */
const underOwnMount = (call: string): string =>
  Object.entries(oddMounts).reduce(
    (path, [name, others]) => others.reduce((own, other) => own.replace(`${other}/`, `${mount(name)}/`), path),
    call,
  );

it('every call that the host answers stands in its description', async () => {
  const office = await openOffice();
  const paths = description['paths'] as Readonly<Record<string, object>>;
  const described = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map(method => `${method} ${shapeOf(path)}`),
    ),
  );
  const answered = office.app.routes
    .filter(({ method, path }) => method !== 'ALL' && !besides.some(one => one.test(shapeOf(path))))
    .map(({ method, path }) => `${method.toLowerCase()} ${shapeOf(path)}`);
  expect(answered.length).toBeGreaterThan(500);
  expect([...new Set(answered)].filter(call => !described.has(call) && !described.has(underOwnMount(call)))).toEqual(
    [],
  );
  await office.close();
});

it('a call that is told its record, wherever, says that there may be none', () => {
  const paths = description['paths'] as Readonly<Record<string, Readonly<Record<string, { responses: object }>>>>;
  const answers = Object.values(familyCalls).flatMap(call =>
    call.paths.flatMap(path => call.methods.map(method => [path, paths[path]?.[method]?.responses] as const)),
  );
  expect(answers.length).toBeGreaterThan(30);
  for (const [path, responses] of answers) expect(responses, path).toHaveProperty('404');
});

/** Calls that say all by their path. */
const bodiless = [
  '/user/api/v1/user/logout/',
  '/user/api/v1/user/logout_everywhere/',
  '/api/papers/{entity}/{id}',
  '/api/accounts/verification',
  '/customerorder/api/v1/customerorder_delete_item/{id}',
  '/purchase_req_item/api/v1/purchase_req_item/delete/{id}',
  '/purchase_final/api/v1/purchase_final/delete_item/{id}',
];

const operations = Object.entries<Record<string, any>>(description['paths']).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, call]) => ({ path, method, call })),
);

it('every call that takes a body says what is in it', () => {
  const silent = operations
    .filter(({ method, call }) => ['post', 'put', 'patch'].includes(method) && !call.requestBody)
    .map(({ path }) => path);
  expect(silent.toSorted()).toEqual(bodiless.toSorted());
});

it('every call says what it answers, unless that is nothing', () => {
  const silent = operations.filter(({ call }) =>
    Object.entries<any>(call.responses).some(
      ([status, response]) =>
        status !== '204' && Object.values<any>(behind(response)['content'] ?? {}).every(({ schema }) => !schema),
    ),
  );
  expect(silent.map(({ path, method }) => `${method} ${path}`)).toEqual([]);
});

/** A value that a filter takes. */
function valueFor({ type, format, pattern, enum: options }: Record<string, any>): string {
  if (options) return options[0];
  if (type === 'boolean') return 'true';
  if (type === 'integer') return '1';
  const formats: Record<string, string> = {
    date: '2026-11-21',
    'date-time': '2026-11-21T06:00:00Z',
    email: 'somebody@rihla.example',
    uri: 'https://rihla.example/',
  };
  if (format) return formats[format] ?? '';
  return pattern ? (['1', '1.00', '+8801711000000', '#102030'].find(one => new RegExp(pattern).test(one)) ?? '') : 'a';
}

const filtersOn = (path: string): Record<string, any>[] =>
  description['paths'][path].get.parameters
    .filter((one: any) => one.$ref?.startsWith('#/components/parameters/by.'))
    .map(behind);

describe('the list of', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
  });
  afterAll(() => office.close());

  it.each(entityList.map(entity => [entity.name, entity] as const))(
    '%s is narrowed by the filters that it describes',
    async (name, { collection }) => {
      const { all } = calls(name);
      // Of one `in` nothing but the values' own spelling is told.
      const filters = filtersOn(all).filter(({ name: key }) => !key.endsWith('__in'));
      expect(filters.length).toBeGreaterThan(2);
      for (const some of chunk(filters, 40)) {
        const asked = new URLSearchParams(some.map(({ name: key, schema }) => [key, valueFor(schema)]));
        const { status, body } = await office.call('GET', `${all}?${asked}`);
        expect([status, body[collection]?.length ?? body.errors]).toEqual([200, 0]);
      }
    },
  );
});

it('a filter says who may use it, and a search has its own text under the name of a field', () => {
  const salary = filtersOn(calls('employee').all).filter(one => one['x-readable']);
  expect(salary.map(({ name }) => name)).toEqual(expect.arrayContaining(['basic_money', 'basic_money__gte']));
  const { all, search } = calls('cause');
  const named = (path: string) => filtersOn(path).map(({ name }) => name);
  expect(named(all)).toEqual(
    expect.arrayContaining(['name', 'name__in', 'name__icontains', 'id__in', 'created_at__gte']),
  );
  expect(named(search)).toContain('name__icontains');
  expect(named(search)).not.toContain('name');
  expect(named(calls('hajj_passenger_info').all).filter(name => name.startsWith('passport_number'))).toEqual([]);
});
