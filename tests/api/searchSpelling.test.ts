import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { folded } from '../../catalog/engine/texts/searchText.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { type Office, openOffice } from '../support/office.ts';
import { sampleOf } from '../support/sample.ts';

const departments = calls('department');

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

async function open(name: string): Promise<number> {
  const { body } = await office.call('POST', departments.create, {
    body: { ...(await sampleOf(office, entities.department)), name },
  });
  return body.id;
}
const found = async (text: string): Promise<number[]> => {
  const { body } = await office.call('GET', `${departments.search}?name=${encodeURIComponent(text)}&size=500`);
  return body.departments.map((row: { id: number }) => row.id);
};

/** Letters and signs of the scripts that the agency writes; newer ones differ by the age of each Unicode table. */
const letter = fc.oneof(
  ...[
    [0x20, 0x24f],
    [0x300, 0x36f],
    [0x370, 0x377],
    [0x388, 0x3ff],
    [0x400, 0x52f],
    [0x610, 0x6ff],
    [0x985, 0x9c4],
    [0x9e6, 0x9ef],
    [0x1e00, 0x1eff],
    [0x2000, 0x206f],
    [0xfb50, 0xfbb1],
    [0xfe80, 0xfefc],
  ].map(([min = 0, max = 0]) => fc.integer({ min, max }).map(code => String.fromCodePoint(code))),
);

describe('a search in any list', () => {
  it('has what is nearest to the text first where that is asked for', async () => {
    const names = ['Yard of Rank', 'Rank and file', 'Old rank', 'Frankfurt', 'Ränk', 'Another rank'];
    for (const name of names) await open(name);
    const { body } = await office.call('GET', `${departments.search}?name=rank&ordering=relevance,id&size=500`);
    expect(body.departments.map((row: { name: string }) => row.name)).toEqual([
      'Ränk',
      'Rank and file',
      'Another rank',
      'Old rank',
      'Yard of Rank',
      'Frankfurt',
    ]);
    const { body: all } = await office.call('GET', `${departments.all}?ordering=relevance,id&size=500`);
    const listed = all.departments.map((row: { name: string }) => row.name);
    expect(listed.indexOf('Another rank')).toBeLessThan(listed.indexOf('Old rank'));
  });

  it('looks past accents, harakat, tatweel, the forms of a letter and the script of digits', async () => {
    const names = {
      'Büro Işık ١٢٣': ['buro', 'BÜRO', 'isik', 'ISIK', '123', 'ışık'],
      'إدارة الحُجّاج': ['ادارة', 'اداره الحجاج', 'إدارة', 'الحـجاج'],
      'বিভাগ ৪৫৬': ['বিভাগ', '456', '٤٥٦'],
      'علي الرضى': ['على', 'رضي'],
    };
    for (const [name, spellings] of Object.entries(names)) {
      const id = await open(name);
      for (const text of spellings) expect(await found(text), `${name} by ${text}`).toContain(id);
    }
  });

  it('takes % and _ for themselves', async () => {
    const id = await open('Discount 50%_off');
    await open('Discount 50 and off');
    expect(await found('50%_off')).toEqual([id]);
  });

  it('folds in the database as it does in the catalogue', async () => {
    const texts = [
      ...fc.sample(fc.string({ unit: letter, minLength: 1, maxLength: 30 }), 1000),
      'İstanbul',
      'ΟΔΥΣΣΕΥΣ',
      'ﻣﺤﻤﺪ',
      'মোঃ রফিকুল',
      'ẞ',
      'Å',
      'ǅ',
    ].filter(text => text.isWellFormed() && !text.includes('\u0000'));
    await office.host.db.execute(
      sql`insert into department (name) select value from json_array_elements_text(${JSON.stringify(texts.map((text, n) => `${text} ${n}q`))}::json)`,
    );
    const { rows } = await office.host.db.execute<{ name: string; search_text: string }>(
      sql`select name, search_text from department`,
    );
    expect(rows.length).toBeGreaterThan(texts.length);
    expect(
      rows
        .filter(row => row.search_text !== folded(row.name))
        .map(row => [row.name, row.search_text, folded(row.name)]),
    ).toEqual([]);
  });
});
