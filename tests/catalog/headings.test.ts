import { describe, expect, it } from 'vitest';
import { knownOptions } from '../../catalog/engine/fields.ts';
import { allHeadings } from '../../catalog/registry/headings/allHeadings.ts';
import { choices } from '../../catalog/registry/headings/choices.ts';
import { foldedHead } from '../../catalog/registry/headings/foldedHead.ts';
import type { Headings } from '../../catalog/registry/headings/listed.ts';
import { ofEntity } from '../../catalog/registry/headings/ofEntity.ts';
import { entities, entityList } from '../../catalog/registry/entities.ts';

const fieldNames = new Set(entityList.flatMap(({ fields }) => Object.keys(fields)));

/** Heads that mean two of some fields. */
function ambiguous(headings: Headings, fields: readonly string[]): string[] {
  const meant = new Map<string, Set<string>>();
  for (const name of fields)
    for (const head of headings[name] ?? [])
      meant.set(foldedHead(head), (meant.get(foldedHead(head)) ?? new Set()).add(name));
  return [...meant].flatMap(([head, names]) => (names.size > 1 ? [`${head}: ${[...names].join(', ')}`] : []));
}

it('heads are known of fields that there are', () => {
  expect(Object.keys(allHeadings).filter(name => !fieldNames.has(name))).toEqual([]);
  const own = Object.entries(ofEntity).flatMap(([entity, headings]) =>
    Object.keys(headings).filter(name => !(name in entities[entity as keyof typeof ofEntity].fields)),
  );
  expect(own).toEqual([]);
});

it.each(entityList)('no head means two fields of $name', ({ name, fields }) => {
  const own = ofEntity[name as keyof typeof ofEntity] ?? {};
  const writable = Object.keys(fields).filter(field => !fields[field]?.readOnly);
  expect(ambiguous(own, writable)).toEqual([]);
  const decided = new Set(Object.values(own).flatMap((heads = []) => heads.map(foldedHead)));
  const open = ambiguous(allHeadings, writable).filter(told => !decided.has(told.split(':')[0] ?? ''));
  expect(open).toEqual([]);
});

it('texts are known of options that there are', () => {
  const options = (name: string) => entityList.flatMap(({ fields }) => knownOptions(fields[name] ?? {}));
  const unknown = Object.entries(choices).flatMap(([name, texts = {}]) =>
    Object.keys(texts).filter(option => !options(name).includes(option)),
  );
  expect(unknown).toEqual([]);
});

describe('a head is compared whatever its', () => {
  it.each([
    ['case and signs', 'PASSPORT_NO.', 'Passport no'],
    ['word for number', 'Passport #', 'Pasaport Numarası'],
    ['camel case', '*EmailAddress', 'e-mail address'],
    ['possession', 'Father’s Name', 'Father name'],
    ['dotless i', 'DOĞUM TARIHI', 'Doğum Tarihi'],
    ['article, harakat and alef', 'رَقْم الجَواز', 'رقم جواز'],
    ['digits at its end', 'POAddressLine1', 'PO address line 1'],
    ['digits of its script', 'جوال ٢', 'جوال 2'],
  ])('%s: %s', (_, one, other) => {
    expect(foldedHead(one)).toBe(foldedHead(other));
  });
});
