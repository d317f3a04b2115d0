import { testDataProvider } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { type Cell, heads, toCells } from '#src/engine/exports/exportTable.ts';
import { toFile } from '#src/engine/exports/writeFile.ts';
import { cellText } from '#catalog/engine/reading/Sheet.ts';
import { readTable } from '#src/engine/crud/imports/readTable.ts';
import { fieldOfHead, rowsOf } from '#src/engine/crud/imports/recognise.ts';
import { sheetWords } from '#src/engine/crud/imports/sheetWords.ts';

const languages = await sheetWords();

const back = async (format: 'csv' | 'xlsx', table: Cell[][]) =>
  readTable(new File([await toFile(format, table)], `x.${format}`));

describe('a sheet that goes out', () => {
  test('carries no text in CSV that a spreadsheet would run', async () => {
    const text = await (await toFile('csv', [['=1+1', '+8801711000000', '-1+1', '＠x', 'plain', -5]])).text();
    expect(text.replace('\uFEFF', '')).toBe(`"'=1+1","'+8801711000000","'-1+1","'＠x",plain,-5`);
  });

  test.each(['csv', 'xlsx'] as const)('comes back from %s as it was', async format => {
    const table: Cell[][] = [
      ['id', 'Name'],
      [1, '=HYPERLINK("x")'],
      [2, 'O\'Neill, "Bob"\nof Cox’s Bazar'],
      [3, null],
      [4, 'حاج'],
      [5, '＝1＋1'],
    ];
    const rows = await back(format, table);
    expect(rows.map(([id, name]) => [cellText(id), cellText(name)])).toEqual([
      ['id', 'Name'],
      ['1', '=HYPERLINK("x")'],
      ['2', 'O\'Neill, "Bob"\nof Cox’s Bazar'],
      ['3', ''],
      ['4', 'حاج'],
      ['5', '＝1＋1'],
    ]);
  });

  test.each(['csv', 'xlsx'] as const)('keeps a calendar day in %s', async format => {
    expect(await back(format, [[new Date('2027-05-01T00:00:00Z')]])).toEqual([['2027-05-01']]);
  });

  test('keeps a number of a workbook apart from a text, without the noise of its floats', async () => {
    expect(await back('xlsx', [[0.1 + 0.2, 1.234, '1.234']])).toEqual([
      [{ decimal: '0.3' }, { decimal: '1.234' }, '1.234'],
    ]);
  });

  test('names the field of columns that share a word', () => {
    const same = { locale: 'en', translate: () => 'Country' };
    expect(heads(['country', 'city'], same)).toEqual(['id', 'Country [country]', 'Country [city]']);
  });
});

test('a file goes out as its path, without the signature that opens it to whoever holds the sheet', async () => {
  const [scan, proof] = [1, 2].map(n => `https://host.example/media/sealed/aa/${n}.webp`);
  const reader = { locale: 'en', translate: (key: string) => key };
  const record = { id: 7, passport_scan: `${scan}?exp=900&sig=x`, mahram_proof: `${proof}?exp=900&sig=y` };
  const columns = { entity: entities.hajj_passenger_info, names: ['passport_scan', 'mahram_proof'] };
  expect(await toCells(columns, [record], { reader, dataProvider: testDataProvider() })).toEqual([[7, scan, proof]]);
});

test('lines go out as JSON text in one cell, which comes back as it was', async () => {
  const itinerary = [
    { day: 1, title: 'Makkah', details: 'a, "b"\nc' },
    { day: 2, title: '=1+1', details: null },
  ];
  const provider = testDataProvider();
  const reader = { locale: 'en', translate: (key: string) => key };
  const [cells = []] = await toCells({ entity: entities.tour_package, names: ['itinerary'] }, [{ id: 7, itinerary }], {
    reader,
    dataProvider: provider,
  });
  for (const format of ['csv', 'xlsx'] as const) {
    const sheet = await back(format, [['id', 'itinerary'], cells]);
    expect(rowsOf(entities.tour_package, sheet, languages)[0]?.values).toEqual({
      id: '7',
      itinerary: JSON.stringify(itinerary),
    });
  }
});

describe('a sheet that comes in', () => {
  test('every head of an export is understood in each language', () => {
    for (const entity of Object.values(entities)) {
      for (const { fields } of languages) {
        const translate = (key: string) => fields[key.replace('fields.', '')] ?? key;
        const names = Object.keys(entity.fields).filter(
          name => entity.fields[name]?.kind === 'text' && !entity.fields[name].readOnly,
        );
        expect(heads(names, { locale: 'x', translate }).map(head => fieldOfHead(entity, head, languages))).toEqual([
          'id',
          ...names,
        ]);
      }
    }
  });

  test('wire names are heads as well', () => {
    expect(fieldOfHead(entities.city, ' Bn_Name ', languages)).toBe('bn_name');
  });

  test('a state or a password cannot come from a sheet', () => {
    expect(fieldOfHead(entities.hajj_passenger_info, 'status', languages)).toBeUndefined();
    expect(fieldOfHead(entities.employee, 'password', languages)).toBeUndefined();
  });

  test('words of choices and yes or no become values, unknown ones stay for the host to refuse', () => {
    const sheet = [
      ['first_name', 'gender', 'is_active'],
      ['A', 'Male', 'Evet'],
      ['B', 'kadın mı', 'maybe'],
    ];
    expect(rowsOf(entities.user, sheet, languages).map(row => row.values)).toEqual([
      { first_name: 'A', gender: 'male', is_active: 'true' },
      { first_name: 'B', gender: 'kadın mı', is_active: 'maybe' },
    ]);
  });

  test('rows keep their line in the sheet when blank ones stand between them', () => {
    const sheet = [
      ['name', 'nonsense'],
      ['Dhaka', 'x'],
      ['', ''],
      ['Sylhet', 'y'],
    ];
    expect(rowsOf(entities.city, sheet, languages)).toEqual([
      { line: 2, values: { name: 'Dhaka' } },
      { line: 4, values: { name: 'Sylhet' } },
    ]);
  });

  test('a row without an id is a new record, one with an id changes that record', () => {
    expect(
      rowsOf(
        entities.department,
        [
          ['id', 'name'],
          ['', 'Visa'],
          ['7', 'Haj'],
        ],
        languages,
      ).map(row => row.values),
    ).toEqual([{ name: 'Visa' }, { id: '7', name: 'Haj' }]);
  });
});
