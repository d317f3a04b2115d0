import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '../../server/engine/openapi/document.ts';
import { otherCalls } from '../../server/modules/otherCalls.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
let page: string;
beforeAll(async () => {
  office = await openOffice();
  page = await (await office.app.request('/api/docs')).text();
});
afterAll(() => office.close());

interface Description {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly tags: readonly string[] }>>>>;
  readonly components: { readonly schemas: object };
}

const described = (): Description => JSON.parse(JSON.stringify(openApiDocument(otherCalls)));

describe('the page of the API', () => {
  it('comes with all that it loads from the host, each of its type', async () => {
    const loaded = [...page.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(loaded.length).toBeGreaterThan(3);
    for (const path of loaded) {
      const reply = await office.app.request(path);
      const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
      expect([reply.status, reply.headers.get('content-type')], path).toEqual([200, `${type}; charset=UTF-8`]);
      for (const [, name] of (await reply.text()).matchAll(/^import .* from '\.\/(.+)';$/gm))
        expect((await office.app.request(`/api/docs/${name}`)).status, name).toBe(200);
    }
  });

  it.each(['page.ts', '..%2fpage.ts', 'package.json', 'constructor'])('has no other file, such as %s', async name => {
    const reply = await office.app.request(`/api/docs/${name}`);
    expect([reply.status, await reply.json()]).toEqual([404, expect.objectContaining({ code: 'no_such_call' })]);
  });

  it('names each tag once in its contents, below its module', () => {
    const links = [...page.matchAll(/href="#(\w+)">/g)].map(([, name]) => name);
    expect(links.toSorted()).toEqual(
      described()
        .tags.map(({ name }) => name)
        .toSorted(),
    );
    const hajj = /<summary>Hajj<\/summary>(.*?)<\/details>/s.exec(page)?.[1] ?? '';
    expect(hajj).toContain('href="#booking"');
    expect(hajj).not.toContain('href="#city"');
  });
});

it('a part has the calls of its tag and every schema that they need', async () => {
  const script = new URL('../../server/engine/openapi/viewer/partOf.js', import.meta.url).href;
  const { partOf }: { partOf: (whole: Description, tag: string) => Description } = await import(script);
  const whole = described();
  const callsOf = ({ paths }: Description) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { tags }]) => ({ call: `${method} ${path}`, tags })),
    );
  for (const { name } of whole.tags) {
    const part = partOf(whole, name);
    expect(callsOf(part)).toEqual(callsOf(whole).filter(({ tags }) => tags.includes(name)));
    const needed = [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, schema]) => schema);
    expect(new Set(needed)).toEqual(new Set(Object.keys(part.components.schemas)));
  }
});
