import { crc32 as nodes } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheet } from 'read-excel-file/node';
import { crc32 } from '../../catalog/engine/sheets/crc32.ts';
import { csv } from '../../catalog/engine/sheets/csv.ts';
import { deflated } from '../../catalog/engine/sheets/deflated.ts';
import { xlsx } from '../../catalog/engine/sheets/xlsx.ts';
import type { Row } from '../../catalog/engine/sheets/Cell.ts';
import { formula, keptFormula } from '../../catalog/engine/texts/formula.ts';
import { awkwardTexts } from '../support/awkwardTexts.ts';
import { textRow, wholeOf } from '../support/sheetCells.ts';

const look = { columns: 2, rightToLeft: false };

it('the check sum is that of every other archive, in one piece or in several', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), fc.uint8Array({ maxLength: 70 }), (one, other) => {
      expect(crc32(other, crc32(one))).toBe(nodes(Buffer.concat([one, other])));
    }),
  );
});

it('what is taken off a text is what was put before it, whatever it begins with', () => {
  const text = fc
    .array(fc.constantFrom("'", '=', '+', '-', '@', '＋', '\t', '5', ' ', ',', '.', 'x'))
    .map(all => all.join(''));
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'binary' }), fc.constantFrom(...awkwardTexts)), one => {
      const put = formula.test(one) ? `'${one}` : one;
      expect(put.replace(keptFormula, '')).toBe(one);
      // What runs has nothing of its own to begin with once it is put.
      expect(/^[=@\t\r＝＋－＠]/.test(put)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

it('what an earlier export put before a phone number comes off', () => {
  expect("'+8801711000000".replace(keptFormula, '')).toBe('+8801711000000');
});

describe('a sheet', () => {
  it('is the same whether its rows come at once or in parts, waited for or not', async () => {
    const rows: Row[] = [textRow(['a', '1']), textRow(['b']), textRow(['c', '=3'])];
    async function* late() {
      yield [];
      for (const row of rows) yield [row];
    }
    for (const write of [csv, (all: Parameters<typeof xlsx>[0]) => xlsx(all, look)])
      expect(await wholeOf(write(late()))).toEqual(await wholeOf(write([rows])));
    expect(await readSheet(await wholeOf(xlsx(late(), look)))).toEqual([
      ['a', '1'],
      ['b', null],
      ['c', '=3'],
    ]);
  });

  it('has what XML has no place for, which no field takes, as spreadsheets write it', async () => {
    const text = 'a\u0001b\ufffec\rd';
    expect(await readSheet(await wholeOf(xlsx([[textRow([text])]], look)))).toEqual([[text]]);
  });
});

describe('what is packed', () => {
  /** Many parts that pack badly, and whether their source was left. */
  function source(failsAt = Infinity) {
    const told = { made: 0, left: false };
    async function* parts() {
      try {
        for (; told.made < 500; told.made += 1) {
          if (told.made === failsAt) throw new Error('no more');
          yield crypto.getRandomValues(new Uint8Array(16_384));
        }
      } finally {
        told.left = true;
      }
    }
    return { told, parts };
  }

  it('is made no faster than it is taken, and its source ends when nobody takes more', async () => {
    const { told, parts } = source();
    const packing = deflated(parts());
    await packing.next();
    await new Promise(resolve => setTimeout(resolve, 100));
    expect(told.made).toBeLessThan(20);
    await packing.return();
    await expect.poll(() => told.left).toBe(true);
  });

  it('fails as its source does', async () => {
    await expect(wholeOf(deflated(source(100).parts()))).rejects.toThrow('no more');
  });
});
