import { expect, it } from 'vitest';
import { familyCalls } from '../../catalog/family/familyCalls.ts';
import { oddMounts } from '../../catalog/oddPaths.ts';
import { mount } from '../../catalog/wire.ts';
import { openApiDocument } from '../../server/openapi/document.ts';
import { openOffice } from '../support/office.ts';

/** Older spellings of described calls (contract 5), which answer alike, and what is no call: pages and files. */
const besides = [
  /^\/(openapi\.json|api\/docs|media\/\*)$/,
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
  const paths = openApiDocument()['paths'] as Readonly<Record<string, object>>;
  const described = new Set(
    Object.entries(paths).flatMap(([path, calls]) => Object.keys(calls).map(method => `${method} ${shapeOf(path)}`)),
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
  const paths = openApiDocument()['paths'] as Readonly<Record<string, Readonly<Record<string, { responses: object }>>>>;
  const answers = Object.values(familyCalls).flatMap(call =>
    call.paths.flatMap(path => call.methods.map(method => [path, paths[path]?.[method]?.responses] as const)),
  );
  expect(answers.length).toBeGreaterThan(30);
  for (const [path, responses] of answers) expect(responses, path).toHaveProperty('404');
});
