import fc from 'fast-check';
import { testDataProvider } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { heads, toCells } from '#src/engine/exports/exportTable.ts';
import { toFile } from '#src/engine/exports/writeFile.ts';
import type { Cell, Row } from '#catalog/engine/sheets/Cell.ts';
import { cellText } from '#catalog/engine/reading/Sheet.ts';
import { readTable } from '#src/engine/sheets/readTable.ts';
import { fieldOfHead, rowsOf } from '#src/engine/imports/recognise.ts';
import { sheetWords } from '#src/engine/imports/sheetWords.ts';
import { awkwardTexts } from '../../support/awkwardTexts.ts';
import { textRow } from '../../support/sheetCells.ts';

const languages = await sheetWords();

/** Of a sheet that is no export of ours. */
const foreign = { languages, isOurs: () => false };

const formats = ['csv', 'xlsx'] as const;

const written = (format: 'csv' | 'xlsx', heads: readonly string[], rows: readonly Row[]) =>
  toFile(format, { heads, rows, locale: 'en' });
const read = async (format: 'csv' | 'xlsx', heads: readonly string[], rows: readonly Row[]) =>
  readTable(new File([await written(format, heads, rows)], `x.${format}`));
const back = async (...asked: Parameters<typeof read>) => (await read(...asked)).map(row => row.map(cellText));

describe('a sheet that goes out', () => {
  test('carries no text in CSV that a spreadsheet would run, and no apostrophe before a number or phone', async () => {
    const formulas = ['=1+1', '-1+1', '@x', '＠x', '+880-1711-000000', "'=1+1", "'+880"];
    const others = ['+8801711000000', '+880 1711 000000', '01711000000', '-5', '-1,200.50', "'x", 'plain'];
    const text = await (await written('csv', ['h'], [textRow(formulas), textRow(others)])).text();
    expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
      'h',
      formulas.map(one => `"'${one}"`).join(),
      others.map(one => (one.includes(',') ? `"${one}"` : one)).join(),
    ]);
  });

  test.each(formats)('comes back from %s with every text as it was', async format => {
    const rows = awkwardTexts.map((text, at) => textRow([String(at), text, null]));
    expect(await back(format, ['id', 'Name', 'Note'], rows)).toEqual([
      ['id', 'Name', 'Note'],
      ...awkwardTexts.map((text, at) => [String(at), text, '']),
    ]);
  });

  test.each(formats)('comes back from %s whatever it says', async format => {
    const ordinary = fc.string({ unit: 'binary' }).filter(text => !/[\u0000-\u001f\u007f]/.test(text));
    const text = fc
      .tuple(fc.constantFrom('', '=', "'", "'=", '+', '-', '@', '_x0041_', '"', ';', '\n'), ordinary)
      .map(parts => parts.join('').trim());
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async texts => {
        const [, ...rows] = await back(
          format,
          ['id', 'Name'],
          texts.map(one => textRow(['1', one])),
        );
        expect(rows).toEqual(texts.map(one => ['1', one]));
      }),
      { numRuns: 25 },
    );
  });

  test.each(formats)('keeps days, numbers and hidden values in %s', async format => {
    const cells: Cell[] = [
      { kind: 'day', text: '2027-05-01' },
      { kind: 'day', text: '1899-12-31' },
      { kind: 'money', text: '-1234.50' },
      { kind: 'money', text: '123456789012345678.25' },
      { kind: 'number', text: '0.000001' },
      { kind: 'day', text: '•••• 5-01' },
      { kind: 'number', text: '•••• 1234' },
    ];
    const [, row = []] = await back(format, Array(cells.length).fill('h'), [cells]);
    expect(row.map((text, at) => (cells[at]?.text === '-1234.50' ? Number(text) : text))).toEqual([
      '2027-05-01',
      '1899-12-31',
      -1234.5,
      '123456789012345678.25',
      format === 'csv' ? '0.000001' : String(0.000001),
      '•••• 5-01',
      '•••• 1234',
    ]);
  });

  test('keeps a number of a workbook apart from a text', async () => {
    const cells: Cell[] = [
      { kind: 'number', text: '1.234' },
      { kind: 'text', text: '1.234' },
    ];
    expect(await read('xlsx', ['h', 'h'], [cells])).toEqual([
      ['h', 'h'],
      [{ decimal: '1.234' }, '1.234'],
    ]);
  });

  test('is not written as XLSX with a text that a spreadsheet would call damage, but as CSV', async () => {
    const long = 'a'.repeat(32_768);
    await expect(written('xlsx', ['h'], [textRow([long])])).rejects.toThrow('crud.export.too_long');
    expect((await back('csv', ['h'], [textRow([long])]))[1]).toEqual([long]);
    expect((await back('xlsx', ['h'], [textRow([long.slice(1)])]))[1]).toEqual([long.slice(1)]);
  });

  test('begins at the side at which its reader begins', async () => {
    const sizes = await Promise.all(
      ['en', 'ar'].map(async locale => (await toFile('xlsx', { heads: ['h'], rows: [], locale })).size),
    );
    expect(sizes[1]).toBeGreaterThan(sizes[0] ?? Infinity);
  });

  test('names the field of columns that share a word', () => {
    const same = { locale: 'en', translate: () => 'Country' };
    expect(heads(['country', 'city'], same)).toEqual(['Country [country]', 'Country [city]']);
  });
});

test('a file goes out as its path, without the signature that opens it to whoever holds the sheet', async () => {
  const [scan, proof] = [1, 2].map(n => `https://host.example/media/sealed/aa/${n}.webp`);
  const reader = { locale: 'en', translate: (key: string) => key };
  const record = { id: 7, passport_scan: `${scan}?exp=900&sig=x`, mahram_proof: `${proof}?exp=900&sig=y` };
  const columns = { entity: entities.hajj_passenger_info, names: ['passport_scan', 'mahram_proof'] };
  expect(await toCells(columns, [record], { reader, dataProvider: testDataProvider() })).toEqual([
    [{ kind: 'number', text: '7' }, ...textRow([scan, proof])],
  ]);
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
  for (const format of formats) {
    const sheet = await back(format, ['id', 'itinerary'], [cells]);
    const heading = { languages, isOurs: (head: string) => head === 'id' };
    expect(rowsOf(entities.tour_package, sheet, heading)[0]?.values).toEqual({
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
        expect(heads(names, { locale: 'x', translate }).map(head => fieldOfHead(entity, head, languages))).toEqual(
          names,
        );
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
    expect(rowsOf(entities.user, sheet, foreign).map(row => row.values)).toEqual([
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
    expect(rowsOf(entities.city, sheet, foreign)).toEqual([
      { line: 2, values: { name: 'Dhaka' } },
      { line: 4, values: { name: 'Sylhet' } },
    ]);
  });

  test('in an export of ours a row without an id is a new record, one with an id changes that record', () => {
    const head = 'ID [id@0a1b2c3d]';
    const sheet = [
      [head, 'name'],
      ['', 'Visa'],
      ['7', 'Haj'],
    ];
    const heading = { languages, isOurs: (one: string) => one === head };
    expect(rowsOf(entities.department, sheet, heading).map(row => row.values)).toEqual([
      { name: 'Visa' },
      { id: '7', name: 'Haj' },
    ]);
  });

  test.each(['id', 'ID', '[id]', 'ID [id]', 'ID [id@0a1b2c3d]', 'الرقم'])(
    'the numbers of another program are no ids of ours: %s',
    head => {
      const sheet = [
        [head, 'name'],
        ['7', 'Haj'],
      ];
      expect(rowsOf(entities.department, sheet, foreign)).toEqual([{ line: 2, values: { name: 'Haj' } }]);
    },
  );
});
