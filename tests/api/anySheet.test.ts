import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAsked } from '#src/engine/imports/columns/ColumnReading.ts';
import { readTable } from '#src/engine/sheets/readTable.ts';
import { type Office, openOffice } from '../support/office.ts';
import { readSheet, sheetFile } from '../support/sheets/readSheet.ts';
import { headsAlone, refusedFiles, sheetCases } from '../support/sheets/sheetCases.ts';
import { sheetScene } from '../support/sheets/sheetScene.ts';
import { refusedIn, takenIn } from '../support/sheets/takenIn.ts';
import { toldRecord } from '../support/sheets/toldRecord.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
  await sheetScene(office);
});
afterAll(() => office.close());

describe.each(sheetCases)('$file, with $what,', one => {
  const { entity, decided = {}, records, refused = [] } = one;

  test.runIf(refused.length > 0)('is refused with the lines and fields that are wrong', async () => {
    const { constants = {}, columns = {}, keys } = decided;
    const undecided = { constants, columns, ...(keys && { keys }) };
    const prepared = await readSheet({ ...one, decided: undecided });
    expect(refusedIn(await takenIn(office, one, { prepared, commit: false }))).toEqual(refused);
  });

  test('becomes the records that it means', async () => {
    const prepared = await readSheet(one);
    expect([isAsked(prepared.readings), prepared.missing, prepared.collisions]).toEqual([false, [], []]);
    const trial = await takenIn(office, one, { prepared, commit: false });
    expect(refusedIn(trial)).toEqual([]);
    const done = await takenIn(office, one, { prepared, commit: true });
    expect(done.totals).toEqual(trial.totals);
    const told = await Promise.all(
      done.rows.map(({ id }, at) => toldRecord(office, { entity, id: Number(id) }, Object.keys(records[at] ?? {}))),
    );
    expect(told).toEqual(records);
    if (prepared.keys.length === 0) return;
    const again = await takenIn(office, one, { prepared, commit: false });
    expect(again.rows.map(({ outcome, changes, errors }) => [outcome, changes, errors])).toEqual(
      records.map(() => ['unchanged', undefined, []]),
    );
  });
});

test('heads without a record below them bring nothing in', async () => {
  expect((await readSheet(headsAlone)).rows).toEqual([]);
});

test.each(refusedFiles)('$file is refused by words that say why', async ({ file, words }) => {
  await expect(readTable(await sheetFile(file))).rejects.toThrow(words);
});

test('every file here is tried', async () => {
  const files = (await readdir(new URL('../sheets', import.meta.url))).filter(name => !name.endsWith('.mjs'));
  const tried = [...sheetCases, headsAlone, ...refusedFiles].map(({ file }) => file);
  expect(tried.toSorted()).toEqual(files.toSorted());
  expect(files.length).toBeGreaterThanOrEqual(40);
});
