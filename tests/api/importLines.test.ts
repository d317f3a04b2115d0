import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '../../catalog/engine/wire.ts';
import { entities } from '../../catalog/registry/entities.ts';
import { longLane } from '../../server/engine/limits/longLane.ts';
import { lockRecords } from '../../server/engine/records/select.ts';
import { type Office, openOffice } from '../support/office.ts';
import { createSample } from '../support/sample.ts';
import { providerOf } from '../support/sheetTrip.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const { department } = entities;
const rowsOf = (many: number, name: string) => Array.from({ length: many }, (_, at) => ({ name: `${name} ${at}` }));
const lane = () => office.host.pools.imports.$client;
/** Others keep the machine busy. */
const SOON = { timeout: 10_000 };
const isBusy = async () => vi.waitFor(() => expect(lane().totalCount - lane().idleCount).toBe(1), SOON);

/** What is told on the way, in its order. */
function listener() {
  const places: number[] = [];
  const steps: number[] = [];
  return {
    places,
    steps,
    onWaiting: (before: number) => void places.push(before),
    onProgress: ({ done }: { readonly done: number }) => void steps.push(done),
  };
}

/** Does some work while an import that has begun waits for a record that is held. */
async function behindOne(work: (first: Promise<unknown>) => Promise<void>): Promise<void> {
  const { id } = await createSample(office, department);
  let first: Promise<unknown> = Promise.resolve();
  await office.host.db.transaction(async tx => {
    await lockRecords(tx, department, [id]);
    first = providerOf(office).importRows(department.route, { rows: [{ id, name: 'First' }], commit: true });
    await isBusy();
    await work(first);
  });
  await first;
}

describe('an import that is answered line by line', () => {
  it('is one run, which finds a twin however many rows lie between, and tells how far it is', async () => {
    const told = listener();
    const rows = [...rowsOf(300, 'Many'), { name: 'MANY 0' }];
    const report = await providerOf(office).importRows(department.route, { rows, commit: false, ...told });
    expect(report.totals).toEqual({ create: 300, update: 0, unchanged: 0, error: 1 });
    expect(report.rows.at(-1)).toMatchObject({ line: 301, errors: [{ field: 'name', code: 'taken' }] });
    expect(told.steps.at(0)).toBe(0);
    expect(told.steps.length).toBeGreaterThan(3);
    expect(told.steps).toEqual(told.steps.toSorted((a, b) => a - b));
  });

  it('is told with its mistakes, and by words where it is refused as a whole', async () => {
    const as = providerOf(office);
    const report = await as.importRows(department.route, { rows: [{ name: '' }], commit: true });
    expect(report.totals.error).toBe(1);
    const refused = providerOf(office, office.tokens.user).importRows(department.route, {
      rows: [{ name: 'x' }],
      commit: true,
    });
    await expect(refused).rejects.toMatchObject({ status: 403 });
  });

  it('waits for those before it and says how many they are, while everybody else is answered', async () => {
    const told = [listener(), listener()];
    const waiting: Promise<unknown>[] = [];
    await behindOne(async () => {
      for (const [index, one] of told.entries()) {
        const rows = rowsOf(2, `Waited ${index}`);
        waiting.push(providerOf(office).importRows(department.route, { rows, commit: true, ...one }));
        await vi.waitFor(() => expect(one.places).toEqual([index + 1]), SOON);
      }
      const others = await Promise.all(
        Array.from({ length: 8 }, () => office.call('GET', calls('department').all, { as: 'admin' })),
      );
      expect(others.every(({ status }) => status === 200)).toBe(true);
    });
    expect(await Promise.all(waiting)).toMatchObject([{ totals: { create: 2 } }, { totals: { create: 2 } }]);
    expect(told[1]?.places).toEqual([2, 1]);
  });

  it('is taken out of the queue, and keeps nothing, when it is stopped', async () => {
    const stop = new AbortController();
    const told = listener();
    await behindOne(async () => {
      const rows = [{ name: 'Stopped' }];
      const stopped = providerOf(office).importRows(department.route, {
        rows,
        commit: true,
        signal: stop.signal,
        ...told,
      });
      await vi.waitFor(() => expect(told.places).toEqual([1]), SOON);
      stop.abort();
      await expect(stopped).rejects.toThrow();
    });
    const { body } = await office.call('GET', calls('department').everything);
    expect(body.departments.map((one: { name: string }) => one.name)).not.toContain('Stopped');
  });

  it('ends within a second, and keeps nothing, when it is stopped while its rows are written', async () => {
    const stop = new AbortController();
    let stopped = 0;
    const onProgress = ({ done }: { readonly done: number }) => {
      if (done < 40 || stop.signal.aborted) return;
      stopped = performance.now();
      stop.abort();
    };
    const rows = rowsOf(5_000, 'Half way');
    const asked = { rows, commit: true, signal: stop.signal, onProgress };
    await expect(providerOf(office).importRows(department.route, asked)).rejects.toThrow();
    await vi.waitFor(() => expect(lane().totalCount - lane().idleCount).toBe(0), { interval: 20, timeout: 5_000 });
    expect(performance.now() - stopped).toBeLessThan(1_000);
    const { body } = await office.call('GET', calls('department').everything);
    expect(body.departments.filter((one: { name: string }) => one.name.startsWith('Half way'))).toEqual([]);
  });

  it('and an undo take turns with each other', async () => {
    const { run } = await providerOf(office).importRows(department.route, {
      rows: [{ name: 'Taken back' }],
      commit: true,
    });
    let undone: Promise<{ status: number }> | undefined;
    let next: Promise<unknown> | undefined;
    await behindOne(async () => {
      // Whichever of two calls comes first is nobody's promise: the undo is in the queue before the import is asked for.
      const queued = vi.spyOn(longLane(office.host.pools.imports), 'acquire');
      undone = office.call('POST', calls('import_run').command('undo', String(run)), { body: {} });
      await vi.waitFor(() => expect(queued).toHaveBeenCalled(), SOON);
      const told = listener();
      next = providerOf(office).importRows(department.route, { rows: rowsOf(1, 'Next'), commit: false, ...told });
      await vi.waitFor(() => expect(told.places.at(-1)).toBe(2), SOON);
    });
    expect((await undone)?.status).toBe(200);
    expect(await next).toMatchObject({ totals: { create: 1 } });
  });

  it('is refused to whoever has too many waiting', async () => {
    const waiting: Promise<unknown>[] = [];
    await behindOne(async () => {
      for (let count = 1; count <= 7; count += 1) {
        const told = listener();
        const rows = rowsOf(1, `One of ${count}`);
        waiting.push(providerOf(office).importRows(department.route, { rows, commit: true, ...told }));
        await vi.waitFor(() => expect(told.places).toEqual([count]), SOON);
      }
      const more = providerOf(office).importRows(department.route, { rows: rowsOf(1, 'Too many'), commit: true });
      await expect(more).rejects.toMatchObject({ status: 429 });
    });
    await Promise.all(waiting);
  });
});
