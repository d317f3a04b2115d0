import { expect, test } from 'vitest';
import { entities } from '#catalog/registry/entities.ts';
import { assignSheet } from '#src/engine/imports/assign/assignSheet.ts';
import { noChoices } from '#src/engine/imports/Choices.ts';
import { madeSheet } from '../../../support/madeSheet.ts';

const rows = ["'0012345|Mat", "'+880 1711|'Abdullah", "'12-b|'80s mat", "'12.50|it's 5"];

/** The canonical sheet of some goods, in which an id has a head that only ours have. */
const assigned = (...lines: readonly string[]) =>
  assignSheet(madeSheet(...lines), {
    entity: entities.product,
    heading: { languages: [], isOurs: head => head === 'our id' },
    today: '2027-04-05',
    choices: noChoices,
  }).sheet.slice(1);

test('the apostrophe by which a spreadsheet keeps a number as a text is none of it', () => {
  expect(assigned('barcode|name', ...rows)).toEqual([
    ['0012345', 'Mat'],
    ['+880 1711', "'Abdullah"],
    ["'12-b", "'80s mat"],
    ['12.50', "it's 5"],
  ]);
});

test('a sheet of ours is read as it was written', () => {
  expect(assigned('barcode|name|our id', ...rows.map((row, at) => `${row}|${at + 1}`)).map(([code]) => code)).toEqual([
    "'0012345",
    "'+880 1711",
    "'12-b",
    "'12.50",
  ]);
});
