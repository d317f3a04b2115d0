import { afterAll, beforeAll, expect, test } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { createDataProvider } from '../../src/dataProvider/createDataProvider.ts';
import { readTable } from '../../src/engine/sheets/readTable.ts';
import { rowsOf } from '../../src/engine/imports/recognise.ts';
import { sheetWords } from '../../src/engine/imports/sheetWords.ts';
import { inCodePage, inUtf16 } from '../support/codePages.ts';
import { type Office, openOffice } from '../support/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const { department } = entities;

/** Writes a sheet to the host, and tells what it made of each row. */
async function imported(bytes: Uint8Array<ArrayBuffer> | string) {
  const provider = createDataProvider({
    baseUrl: '',
    mediaUrl: '',
    fetch: async (input, init) => office.app.request(String(input), init),
    token: () => office.tokens.admin,
    locale: () => 'en',
  });
  const heading = { languages: await sheetWords(), isOurs: () => false };
  const rows = rowsOf(department, await readTable(new File([bytes], 'x.csv')), heading);
  const report = await provider.importRows(department.route, { rows: rows.map(({ values }) => values), commit: true });
  const { data } = await provider.getList(department.route, { filter: {}, pagination: { page: 1, perPage: 100 } });
  return { report, names: data.map(({ name }) => String(name)) };
}

test.each([
  ['Yıldız Şubesi', inCodePage('name\r\nYıldız Şubesi', 'windows-1254')],
  ['محمد', inCodePage('name\r\nمحمد', 'windows-1256')],
  ['José Müller', inCodePage('name\r\nJosé Müller', 'windows-1252')],
  ['আমার', inUtf16('name\r\nআমার')],
  ['ভ্রমণ', inUtf16('name\r\nভ্রমণ', { bigEndian: true, mark: true })],
])('%s is kept as the sheet has it, whatever its encoding', async (name, bytes) => {
  expect((await imported(bytes)).names).toContain(name);
});

test('a text in which letters were lost is refused', async () => {
  const { report, names } = await imported('name\r\nŞ\uFFFDb');
  expect(report.rows[0]?.errors.map(({ field, code }) => [field, code])).toEqual([['name', 'lost_characters']]);
  expect(names.join('')).not.toContain('\uFFFD');
});
