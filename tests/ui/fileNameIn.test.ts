import { expect, it } from 'vitest';
import { fileNameIn } from '../../src/dataProvider/fileNameIn.ts';

it.each([
  ['attachment; filename="SA-2026-000123.pdf"', 'SA-2026-000123.pdf'],
  ["inline; filename*=UTF-8''%D8%B1%D8%AD%D9%84%D8%A9.pdf", 'رحلة.pdf'],
  ['attachment; filename="plain.pdf"; filename*=UTF-8\'\'%E2%82%AC.pdf', '€.pdf'],
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  ["inline; filename*=UTF-8''100%.pdf", '100%.pdf'],
  ['attachment', ''],
])('a file is called as its host says: %s', (header, name) => {
  expect(fileNameIn(new Headers({ 'Content-Disposition': header }))).toBe(name);
});

it('a file of which its host says nothing has no name', () => {
  expect(fileNameIn(new Headers())).toBe('');
});
