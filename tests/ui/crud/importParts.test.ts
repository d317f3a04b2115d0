import { describe, expect, test, vi } from 'vitest';
import { MAX_IMPORT_ROWS } from '#catalog/engine/wire.ts';
import { inParts } from '#src/engine/crud/imports/inParts.ts';
import type { SheetRow } from '#src/engine/crud/imports/recognise.ts';

/** Rows that begin in line 2 of a sheet. */
const rows = (count: number): SheetRow[] =>
  Array.from({ length: count }, (_, index) => ({ line: index + 2, values: { name: `Row ${index}` } }));

/** A host that takes everything but the row of this name, and counts the rows that it was sent from one. */
const host = (bad?: string) =>
  vi.fn(async (part: readonly SheetRow[]) => {
    const judged = part.map((row, index) => ({
      line: index + 1,
      outcome: row.values['name'] === bad ? ('error' as const) : ('create' as const),
      errors: [],
    }));
    const error = judged.filter(({ outcome }) => outcome === 'error').length;
    return { rows: judged, totals: { create: judged.length - error, update: 0, unchanged: 0, error } };
  });

const MANY = 2 * MAX_IMPORT_ROWS + 1;
const sizes = (send: ReturnType<typeof host>) => send.mock.calls.map(([part]) => part.length);

describe('a large sheet', () => {
  test('goes in parts that the host takes, with one report in lines of the sheet', async () => {
    const [send, onProgress] = [host(`Row ${MANY - 1}`), vi.fn()];
    const { report, written } = await inParts(rows(MANY), { commit: false, send, onProgress });
    expect(sizes(send)).toEqual([MAX_IMPORT_ROWS, MAX_IMPORT_ROWS, 1]);
    expect(report.totals).toEqual({ create: MANY - 1, update: 0, unchanged: 0, error: 1 });
    expect(report.rows.at(-1)).toMatchObject({ line: MANY + 1, outcome: 'error' });
    expect(onProgress.mock.calls.map(([{ done }]) => done)).toEqual([0, MAX_IMPORT_ROWS, 2 * MAX_IMPORT_ROWS]);
    expect(written).toBe(0);
  });

  test('names another line of the sheet by its number there', async () => {
    const params = { line: 1 };
    const error = { field: 'passport_number', code: 'registered_in_line', params, text: '' } as const;
    const send = async () => ({
      rows: [{ line: 2, outcome: 'error' as const, errors: [error] }],
      totals: { create: 0, update: 0, unchanged: 0, error: 1 },
    });
    const { report } = await inParts(rows(2), { commit: false, send });
    expect(report.rows).toMatchObject([{ line: 3, errors: [{ params: { line: 2 } }] }]);
  });

  test('is counted by outcome over all of its parts', async () => {
    const counts = [
      { create: 1, update: 20, unchanged: 300, error: 4_000 },
      { create: 2, update: 30, unchanged: 400, error: 5_000 },
      { create: 3, update: 40, unchanged: 500, error: 6_000 },
    ];
    const send = vi.fn(async () => ({
      rows: [],
      totals: counts[send.mock.calls.length - 1] ?? { create: 0, update: 0, unchanged: 0, error: 0 },
    }));
    const { report } = await inParts(rows(MANY), { commit: false, send });
    expect(report.totals).toEqual({ create: 6, update: 90, unchanged: 1_200, error: 15_000 });
  });

  test('is tried to its end, though an early part has errors', async () => {
    const send = host('Row 0');
    await inParts(rows(MANY), { commit: false, send });
    expect(send).toHaveBeenCalledTimes(3);
  });

  test('is written whole when every part is clean', async () => {
    expect(await inParts(rows(MANY), { commit: true, send: host() })).toMatchObject({
      written: MANY,
      report: { totals: { create: MANY, error: 0 } },
    });
  });

  test('stops where a part is refused, and says how much stands', async () => {
    const send = host(`Row ${MAX_IMPORT_ROWS}`);
    const { written, report } = await inParts(rows(MANY), { commit: true, send });
    expect([send.mock.calls.length, written, report.totals.error]).toEqual([2, MAX_IMPORT_ROWS, 1]);
  });

  test('says how much stands when the host is lost on the way', async () => {
    const send = host();
    send.mockImplementationOnce(send.getMockImplementation() ?? host()).mockRejectedValueOnce(new Error('lost'));
    expect(await inParts(rows(MANY), { commit: true, send })).toMatchObject({
      written: MAX_IMPORT_ROWS,
      failure: new Error('lost'),
    });
  });

  test('fails as any other while nothing is written', async () => {
    const send = host().mockRejectedValueOnce(new Error('lost'));
    await expect(inParts(rows(MANY), { commit: true, send })).rejects.toThrow('lost');
  });
});
