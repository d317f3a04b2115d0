import { expect, it } from 'vitest';
import { readTable } from '#src/engine/sheets/readTable.ts';
import { inCodePage, inUtf16 } from '../support/codePages.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = [
  ['Nom', 'Ville'],
  ['José Müller', 'Besançon'],
];
const turkish = [
  ['Ad', 'Şehir'],
  ['Ayşe Gül', 'Iğdır'],
];
const arabic = [
  ['Name', 'City'],
  ['محمد', 'جدة'],
];
const bytesIn: Readonly<Record<string, (text: string) => Uint8Array<ArrayBuffer>>> = {
  'utf-8': utf8,
  'utf-16le': text => inUtf16(text, { mark: true }),
  'utf-16be': text => inUtf16(text, { mark: true, bigEndian: true }),
  'windows-1252': text => inCodePage(text, 'windows-1252'),
  'windows-1254': text => inCodePage(text, 'windows-1254'),
  'windows-1256': text => inCodePage(text, 'windows-1256'),
};

it.each([
  ['utf-8', latin],
  ['utf-16le', latin],
  ['utf-16be', latin],
  ['windows-1252', latin],
  ['utf-8', turkish],
  ['utf-16le', turkish],
  ['windows-1254', turkish],
  ['utf-8', arabic],
  ['utf-16be', arabic],
  ['windows-1256', arabic],
])('a sheet in %s has the cells that somebody wrote: %s', async (encoding, rows) => {
  const text = rows.map(row => row.join(';')).join('\r\n');
  expect(await readTable(new Blob([bytesIn[encoding]?.(text) ?? '']))).toEqual(rows);
});
