import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commandList } from '../../catalog/registry/commands.ts';
import { entityList, modules } from '../../catalog/registry/entities.ts';
import { type Field, knownOptions } from '../../catalog/engine/fields.ts';
import { reportList } from '../../catalog/registry/reports.ts';
import { messages as ar } from '../../src/i18n/ar/messages.ts';
import { pageMessages as arPages } from '../../src/i18n/ar/pageMessages.ts';
import { access } from '../../src/i18n/en/access.ts';
import { hajj } from '../../src/i18n/en/hajj.ts';
import { journey } from '../../src/i18n/en/journey.ts';
import { messages as en } from '../../src/i18n/en/messages.ts';
import { pageMessages as enPages } from '../../src/i18n/en/pageMessages.ts';
import { people } from '../../src/i18n/en/people.ts';
import { places } from '../../src/i18n/en/places.ts';
import { members } from '../../src/i18n/en/members.ts';
import { donations } from '../../src/i18n/en/donations.ts';
import { shop } from '../../src/i18n/en/shop.ts';
import { accounts } from '../../src/i18n/en/accounts.ts';
import { support } from '../../src/i18n/en/support.ts';
import { website } from '../../src/i18n/en/website.ts';
import { messages as tr } from '../../src/i18n/tr/messages.ts';
import { pageMessages as trPages } from '../../src/i18n/tr/pageMessages.ts';

interface Tree {
  readonly [key: string]: string | Tree;
}

const leaves = (tree: Tree, above = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${above}${key}`, value]] : leaves(value, `${above}${key}.`),
  );

/** Words for which the language has no other, or which are codes. */
const SAME_EVERYWHERE =
  /^(ra\.(boolean\.null|page\.list|configurable\.SimpleForm\.title)|fields\.whatsapp|shell\.brand|crud\.export\.xlsx|crud\.days\.parts\.year)$/;

// TranslationMessages knows no finer type than a tree of texts.
const english = leaves({ ...en, ...enPages } as unknown as Tree);
const translations = [
  { locale: 'tr', forms: 2, words: new Map(leaves({ ...tr, ...trPages } as unknown as Tree)) },
  { locale: 'ar', forms: 6, words: new Map(leaves({ ...ar, ...arPages } as unknown as Tree)) },
];
const bare = (text: string): string => text.replace(/%\{\w+\}/g, '');
/** English lowers the first letter of a field's name within a sentence; others need not. */
const mentioned = (text: string): Set<string> =>
  new Set(text.replaceAll('field_lower_first', 'field').match(/%\{\w+\}/g));

describe('the words of the catalogue', () => {
  it('name every entity, field, section and choice, and nothing that the catalogue lacks', () => {
    const all = entityList
      .flatMap(entity => Object.entries(entity.fields))
      .flatMap(([name, field]): [string, Field][] => [[name, field], ...Object.entries(field.lines ?? {})]);
    const fields = new Set(all.map(([name]) => name));
    const audit = ['id', 'version', 'created_at', 'updated_at', 'created_by', 'updated_by'];
    const options = reportList.flatMap(one => Object.values<Field>(one.options ?? {}));
    // A page words by itself what only it asks.
    const parts = commandList.flatMap(({ input, byPage }) =>
      byPage ? [] : Object.values<Field>(input).flatMap(({ lines }) => Object.entries<Field>(lines ?? {})),
    );
    const inputs = commandList.flatMap(({ input }): Field[] => [
      ...Object.values(input),
      ...parts.map(([, field]) => field),
    ]);
    const choices = new Set([...all.map(([, field]) => field), ...options, ...inputs].flatMap(knownOptions));
    expect(Object.keys(en.entities).sort()).toEqual(entityList.map(entity => entity.name).sort());
    const asked = reportList.flatMap(({ options }) => Object.keys(options ?? {}));
    const told = commandList.flatMap(({ input, output }) => [...Object.keys(input), ...Object.keys(output)]);
    expect(Object.keys(en.fields).sort()).toEqual(
      [
        ...new Set([
          ...fields,
          ...parts.map(([name]) => name),
          ...audit,
          ...told,
          ...asked,
          'reason',
          'override_reason',
        ]),
      ].sort(),
    );
    expect(Object.keys(en.commands).sort()).toEqual([...new Set(commandList.map(({ verb }) => verb))].sort());
    expect(Object.keys(en.sections).sort()).toEqual(
      [...new Set(entityList.flatMap(entity => Object.keys(entity.form)))].sort(),
    );
    expect(Object.keys(en.choices).sort()).toEqual([...choices].sort());
  });

  it.each(['fields', 'sections', 'choices'] as const)('say each of the %s once', part => {
    const said = [hajj, journey, website, people, members, donations, shop, accounts, support, places, access].flatMap(
      module => Object.keys(module[part]),
    );
    expect(said.filter((word, at) => said.indexOf(word) !== at)).toEqual([]);
    expect(Object.keys(modules)).toHaveLength(10);
  });

  it('have every key that the code names, whole or up to a group of words', () => {
    const known = new Set(
      english.flatMap(([key]) => key.split('.').map((_, at, parts) => parts.slice(0, at + 1).join('.'))),
    );
    const quoted = new RegExp(`(['"\`])((?:${Object.keys(en).join('|')})(?:\\.[A-Za-z_]\\w*)+)\\1`, 'g');
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));
    const named = files.flatMap(file =>
      Array.from(readFileSync(`src/${file}`, 'utf8').matchAll(quoted), ([, , key = '']) => key),
    );
    expect(named.length).toBeGreaterThan(500);
    expect(named.filter(key => !known.has(key))).toEqual([]);
  });

  it.each(translations)('are complete in $locale, and no word is left over', ({ words }) => {
    expect([...words.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  });

  it.each(translations)('are translated in $locale, not copied', ({ words }) => {
    const copied = english.filter(
      ([key, text]) => words.get(key) === text && /[a-z]{3}/i.test(bare(text)) && !SAME_EVERYWHERE.test(key),
    );
    expect(copied).toEqual([]);
  });

  it.each(translations)('mention in $locale the values that English mentions', ({ words }) => {
    const differing = english.filter(([key, text]) => {
      const [wanted, given] = [mentioned(text), mentioned(words.get(key) ?? '')];
      // A number may be counted in words, and the name of a record left out where the sentence shows it anyway.
      return (
        [...given].some(one => !wanted.has(one)) ||
        [...wanted].some(one => !given.has(one) && !/count|name|item/.test(one))
      );
    });
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it.each(translations)('have in $locale as many forms as the language counts in', ({ words, forms }) => {
    const counted = [...words].filter(([, text]) => text.includes('||||'));
    expect(counted.length).toBeGreaterThan(entityList.length);
    expect(counted.filter(([, text]) => text.split('||||').length !== forms)).toEqual([]);
  });

  it('head lists in Arabic by a plural: what React-Admin asks for as two of them stands for all', () => {
    const stem = (text = '') => text.trim().replace(/^ال/, '').split(' ')[0] ?? '';
    const dual = Object.entries(ar.entities).filter(([, text]) => {
      const [, one, two] = text.split('||||').map(stem);
      return two === `${one}ا` || two === `${one}ان` || two === `${one?.replace(/ة$/, 'ت')}ان`;
    });
    expect(dual).toEqual([]);
  });
});
