import { expect, test } from 'vitest';
import { entities, entityList } from '#catalog/registry/entities.ts';
import { headMeanings } from '#src/engine/imports/assign/headMeanings.ts';
import { sheetWords } from '#src/engine/imports/sheetWords.ts';
import { idHead, isOwnHead, markOf } from '#src/engine/exports/ownMark.ts';

const OURS = '5f0c9a417be2d386';
const OTHERS = '5f0c9a417be2d387';
const { product, color } = entities;

test('ids are known again where they were exported, of the same records', () => {
  const mark = markOf(OURS, product);
  const head = idHead(mark);
  expect(head).toMatch(/^ID \[id@[0-9a-f]{8}\]$/);
  expect(isOwnHead(` ${head} `, mark)).toBe(true);
  expect(isOwnHead(head, markOf(OTHERS, product))).toBe(false);
  expect(isOwnHead(head, markOf(OURS, color))).toBe(false);
});

test('no two kinds of records share a mark', () => {
  expect(new Set(entityList.map(one => markOf(OURS, one))).size).toBe(entityList.length);
});

test('a host that does not say which it is marks nothing, and knows no id again', () => {
  const mark = markOf(null, product);
  expect([mark, idHead(mark), isOwnHead('ID', mark)]).toEqual([undefined, 'ID', false]);
});

test('the ids of another installation are numbers of its own', async () => {
  const meaningOf = headMeanings(product, await sheetWords());
  for (const head of ['ID', idHead(markOf(OTHERS, product))])
    expect(meaningOf(head).meanings.map(({ kind }) => kind)).toEqual(['own']);
});
