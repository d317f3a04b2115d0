import { mapValues } from 'es-toolkit';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barToPermissionName } from '../../catalog/engine/access/accountLaw.ts';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { writableEntities } from '../../catalog/registry/entities.ts';
import type { Field, Kind } from '../../catalog/engine/fields.ts';
import { lookAlike } from '../../catalog/engine/lookAlikes.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { brokenRules } from '../../catalog/engine/rules.ts';
import { type Office, openOffice } from '../support/office.ts';
import { asFile, formOf } from '../support/pictures.ts';
import { createSample, isRuled } from '../support/sample.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

/** What an attacker types where a text is asked for. */
const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '"><script>alert(1)</script>',
  '<a href="javascript:alert(1)">here</a>',
  '<style>*{background:url(//evil.example)}</style>',
  '{{constructor.constructor("alert(1)")()}}',
  "'; drop table city; --",
  '=cmd|calc!A1',
  '\u202egnp.exe',
  '${7*7}%{7*7}',
  '&lt;b&gt;&#60;script&#62;',
];

/** What is kept of it: a line of text loses the sign that turns its direction, and nothing else. */
const keptOf = (typed: string, kind: Kind | undefined): string =>
  kind === 'text' ? typed.replaceAll('\u202e', '') : typed;

/** The same where formatted text is taken, each with words that are to stay. */
const hostileMarkup = [
  '<p>stays</p><script>alert(1)</script>',
  '<p onclick="alert(1)" onmouseover=alert(1)>stays</p>',
  '<p>stays</p><img src=x onerror=alert(1)>',
  '<p>stays</p><img src="https://evil.example/pixel.png">',
  '<p>stays</p><img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<p>stays</p><svg><script>alert(1)</script></svg>',
  '<p>stays</p><svg onload=alert(1)><animate onbegin=alert(1)>',
  '<p>stays</p><math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<p><a href="javascript:alert(1)">stays</a></p>',
  '<p><a href=" &#106;ava&#x0A;script:alert(1)">stays</a></p>',
  '<p><a href="data:text/html,<script>alert(1)</script>">stays</a></p>',
  '<p><a href="vbscript:alert(1)">stays</a></p>',
  '<p><a href="//evil.example">stays</a></p>',
  '<p style="position:fixed;inset:0;background:url(javascript:alert(1))">stays</p>',
  '<style>p{background:url(//evil.example)}</style><p>stays</p>',
  '<link rel=stylesheet href=//evil.example><p>stays</p>',
  '<p>stays</p><iframe src="javascript:alert(1)"></iframe><object data=x></object><embed src=x>',
  '<form action="//evil.example"><input name=password><button>stays</button></form>',
  '<p>stays</p><base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<scr<script>ipt>alert(1)</scr</script>ipt><p>stays</p>',
  '<p>stays</p><!--><img src=x onerror=alert(1)>-->',
  '<p>stays</p><noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<p id="root" class="MuiDialog-root" name="location">stays</p>',
];

const hostileLinks = [
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  'file:///etc/passwd',
  '\\\\evil.example\\x',
];

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

const fieldsOf = (entity: Entity, ...kinds: Kind[]): [string, Field][] =>
  Object.entries(entity.fields).filter(([, field]) => kinds.includes(field.kind) && !field.readOnly);

const change = ({ name }: Entity, id: number, body: unknown) => office.call('PUT', calls(name).update(id), { body });

/**
 * Rules of the entity itself that a text meets beside its kind, such as where a link may lead, or what names an
 * account.
 */
const objections = (entity: Entity, record: Record<string, unknown>, name: string): readonly unknown[] => [
  ...brokenRules(entity, record)
    .filter(one => one.field === name)
    .map(one => one.code),
  ...(entity.name === 'permission' ? [barToPermissionName(record[name], '')] : []),
  ...(entity.fields[name]?.names ? [lookAlike(String(record[name]))].filter(Boolean) : []),
];

/** Everything in a markup that could run, load from elsewhere, cover the page or pass for a part of it. */
function dangersIn(html: string): string[] {
  const { document } = new JSDOM(`<body>${html}`).window;
  const banned = new Set([
    'SCRIPT',
    'STYLE',
    'LINK',
    'META',
    'BASE',
    'IFRAME',
    'OBJECT',
    'EMBED',
    'FORM',
    'INPUT',
    'BUTTON',
    'TEXTAREA',
    'SVG',
    'MATH',
    'TEMPLATE',
    'NOSCRIPT',
    'VIDEO',
    'AUDIO',
  ]);
  return [...document.body.querySelectorAll('*')].flatMap(element => [
    ...(banned.has(element.tagName.toUpperCase()) ? [element.tagName] : []),
    ...[...element.attributes].flatMap(({ name, value }) => {
      if (name.startsWith('on') || ['id', 'class', 'name', 'srcdoc', 'formaction', 'srcset'].includes(name))
        return [`${name}=${value}`];
      if (name === 'style' && !/^\s*text-align:\s*\w+;?\s*$/.test(value)) return [`style=${value}`];
      if (name === 'src' && !value.startsWith('/media/')) return [`src=${value}`];
      return name === 'href' && !/^(https?:\/\/|mailto:|tel:|\/[^/\\]|#)/i.test(value) ? [`href=${value}`] : [];
    }),
  ]);
}

/** Entities that a client may write words, links or files into. */
const textEntities = writableEntities.filter(
  entity =>
    fieldsOf(entity, 'text', 'longText', 'richText', 'url', 'email', 'phone', 'color', 'image', 'file', 'lines')
      .length > 0,
);

describe.each(textEntities.map(entity => [entity.name, entity] as const))('%s', (_, entity) => {
  const plain = fieldsOf(entity, 'text', 'longText').filter(([name]) => !isRuled(name));
  const rich = fieldsOf(entity, 'richText');
  const links = fieldsOf(entity, 'url', 'email', 'phone', 'color');
  const media = fieldsOf(entity, 'image', 'file');
  const lines = fieldsOf(entity, 'lines');

  let created: Awaited<ReturnType<typeof createSample>>;
  beforeAll(async () => {
    created = await createSample(office, entity);
  });

  if (plain.length > 0)
    it('gives plain text back as it was typed, or refuses it', async () => {
      for (const [index, payload] of hostile.entries()) {
        const wanted = Object.fromEntries(
          plain.map(([name, { max }]) => [
            name,
            `${payload}${created.id} ${index} ${entity.name}`.slice(0, Number(max ?? 255)).trim(),
          ]),
        );
        const refused = plain
          .map(([name]) => name)
          .filter(name => objections(entity, { ...created, ...wanted }, name).length > 0);
        const accepted = Object.fromEntries(Object.entries(wanted).filter(([name]) => !refused.includes(name)));
        if (refused.length > 0)
          expect(Object.keys((await change(entity, created.id, wanted)).body), payload).toEqual(
            expect.arrayContaining(refused),
          );
        const { status, body } = await change(entity, created.id, accepted);
        const kept = Object.entries(accepted).map(([name, typed]) => [name, keptOf(typed, entity.fields[name]?.kind)]);
        expect([status, Object.fromEntries(Object.keys(accepted).map(name => [name, body[name]]))], payload).toEqual([
          200,
          Object.fromEntries(kept),
        ]);
      }
    });

  if (lines.length > 0)
    it('gives the plain texts of its lines back as they were typed', async () => {
      for (const payload of hostile) {
        const wanted = Object.fromEntries(
          lines.map(([name, { lines: parts = {} }]) => {
            const texts = Object.entries(parts)
              .filter(([, { kind }]) => kind === 'text' || kind === 'longText')
              .map(([part, { max = payload.length }]) => [part, payload.slice(0, Number(max)).trim()] as const);
            const rows = [created[name]].flat().filter(row => typeof row === 'object' && row !== null);
            // Nobody types lines of what the host alone makes.
            if (texts.length > 0) expect(rows.length).toBeGreaterThan(0);
            return [name, rows.map(row => ({ ...row, ...Object.fromEntries(texts) }))];
          }),
        );
        const kept = lines.map(([name, { lines: parts = {} }]) => [
          name,
          wanted[name]?.map(row =>
            mapValues(row, (value: unknown, part) =>
              typeof value === 'string' ? keptOf(value, parts[part]?.kind) : value,
            ),
          ),
        ]);
        const { status, body } = await change(entity, created.id, wanted);
        expect([status, Object.fromEntries(lines.map(([name]) => [name, body[name]]))], payload).toEqual([
          200,
          Object.fromEntries(kept),
        ]);
      }
    });

  if (rich.length > 0)
    it('keeps the words of formatted text and nothing that runs, loads or covers', async () => {
      for (const payload of hostileMarkup) {
        const { status, body } = await change(
          entity,
          created.id,
          Object.fromEntries(rich.map(([name]) => [name, payload])),
        );
        expect(status, JSON.stringify(body)).toBe(200);
        for (const [name] of rich) {
          expect(dangersIn(String(body[name])), `${payload} became ${body[name]}`).toEqual([]);
          if (!payload.includes('<form'))
            expect(new JSDOM(String(body[name])).window.document.body.textContent, payload).toContain('stays');
        }
      }
    });

  if (links.length > 0)
    it('takes no script, no other scheme and no markup for an address', async () => {
      for (const payload of [...hostileLinks, ...hostile]) {
        const { status, body } = await change(
          entity,
          created.id,
          Object.fromEntries(links.map(([name]) => [name, payload])),
        );
        expect([status, body.errors?.map((one: { field: string }) => one.field).sort()], payload).toEqual([
          400,
          links.map(([name]) => name).sort(),
        ]);
      }
    });

  if (media.length > 0)
    it('takes no SVG and no page for a picture or a document', async () => {
      for (const [name, { kind }] of media) {
        for (const [content, file, type] of [
          [SVG, 'logo.svg', 'image/svg+xml'],
          [SVG, 'logo.png', 'image/png'],
          [`<!doctype html>${hostile[0]}`, 'page.pdf', 'application/pdf'],
        ] as const) {
          const { status, body } = await change(entity, created.id, formOf({ [name]: asFile(content, file, type) }));
          expect([status, body.errors], `${name} ${file}`).toEqual([
            400,
            [{ field: name, code: kind === 'image' ? 'not_image' : 'not_document' }],
          ]);
        }
        for (const path of [
          'javascript:alert(1)',
          'data:image/svg+xml,<svg/>',
          'https://evil.example/x.webp',
          '//evil.example/x.webp',
        ]) {
          expect((await change(entity, created.id, { [name]: path })).body.errors, path).toEqual([
            { field: name, code: 'not_media' },
          ]);
        }
      }
    });
});
