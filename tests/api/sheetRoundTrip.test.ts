import polyglot from 'ra-i18n-polyglot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { entityNamed, writableEntities } from '../../catalog/registry/entities.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Table, toFile } from '../../src/engine/exports/writeFile.ts';
import { readTable } from '../../src/engine/sheets/readTable.ts';
import { columnsOf, rowsOf } from '../../src/engine/imports/recognise.ts';
import { sheetWords } from '../../src/engine/imports/sheetWords.ts';
import { loadMessages } from '../../src/i18n/loadMessages.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample, sampleOf } from '../support/sample.ts';
import { exportedTable, isOursOf, providerOf } from '../support/sheetTrip.ts';

let office: Office;
let languages: Awaited<ReturnType<typeof sheetWords>>;
/** Each language in one format: words and formats do not touch each other. */
const languagesOf = { csv: ['en', 'ar'], xlsx: ['tr'] } as const;
const locales = [...languagesOf.csv, ...languagesOf.xlsx];
const readers = new Map<string, { locale: string; translate(key: string): string }>();

beforeAll(async () => {
  office = await openOffice();
  languages = await sheetWords();
  for (const locale of locales) {
    const words = await loadMessages(locale);
    const { translate } = polyglot(() => words, locale);
    readers.set(locale, { locale, translate });
  }
});
afterAll(() => office.close());

const provider = () => providerOf(office);

const targets = new Map<string, Promise<number>>();

/** A record to point to, the same for all; the second is another one. */
function target(name: string, which = ''): Promise<number> {
  const known = targets.get(name + which) ?? createSample(office, entityNamed(name)).then(({ id }) => id);
  targets.set(name + which, known);
  return known;
}

/**
 * What may be pointed at is pointed at, a text may begin as a formula does, and amounts have more digits than a float.
 */
async function rich(entity: Entity): Promise<Record<string, unknown>> {
  const sample = await sampleOf(office, entity);
  for (const [name, field] of Object.entries(entity.fields)) {
    if (field.readOnly || field.unique) continue;
    if (field.kind === 'ref' && !field.within && field.target && field.target !== entity.name && sample[name] === null)
      sample[name] = await target(field.target);
    if (field.kind === 'refs' && field.target)
      sample[name] = [await target(field.target), await target(field.target, ' again')];
    if (field.kind === 'longText') sample[name] = '=1+1; "quoted", two\nlines; +880';
    if (field.kind === 'dateTime') sample[name] = '2027-03-01T09:30:15.000Z';
  }
  return sample;
}

async function enter(entity: Entity, body: Record<string, unknown>): Promise<number> {
  const reply = await office.call('POST', calls(entity.name).create, { body });
  // Two ways to say one thing exclude each other in some entities; then the plain sample will do.
  return reply.status === 201 ? reply.body.id : (await createSample(office, entity)).id;
}

async function exported(entity: Entity, ids: readonly number[], locale: string): Promise<Table> {
  const reader = readers.get(locale);
  if (!reader) throw new Error(locale);
  return exportedTable(entity, ids, { dataProvider: provider(), reader });
}

describe.each(writableEntities.map(entity => [entity.name, entity] as const))('the export of %s', (_name, entity) => {
  let tables: Table[];
  beforeAll(async () => {
    const ids = [await enter(entity, await rich(entity)), await enter(entity, await rich(entity))];
    tables = await Promise.all(locales.map(locale => exported(entity, ids, locale)));
  });

  test.each(['csv', 'xlsx'] as const)('changes nothing when it comes back as %s', async format => {
    for (const table of tables.filter((_, index) => languagesOf[format].some(one => one === locales[index]))) {
      const sheet = await readTable(new File([await toFile(format, table)], `x.${format}`));
      const rows = rowsOf(entity, sheet, { languages, isOurs: isOursOf(entity) });
      expect(rows).toHaveLength(2);
      const report = await provider().importRows(entity.route, { rows: rows.map(row => row.values), commit: false });
      const changed = report.rows.flatMap(({ line, outcome, errors }) =>
        outcome === 'unchanged'
          ? []
          : [
              `${line} ${outcome} ${errors.map(({ field, code }) => `${field} ${code} ${JSON.stringify(rows[line - 1]?.values[field])}`).join()}`,
            ],
      );
      expect(changed).toEqual([]);
    }
  });

  test('leaves no column that can be filled without its field', () => {
    const heading = { languages, isOurs: isOursOf(entity) };
    const unread = columnsOf(entity, [tables[0]?.heads ?? []], heading).filter(({ name }) => !name);
    const fields = Object.values(entity.fields).filter(
      ({ readOnly, kind }) => readOnly || ['password', 'image', 'file', 'state'].includes(kind),
    );
    expect(unread).toHaveLength(fields.length + 4);
  });
});
