import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Semaphore, SemaphoreByKey } from '../../server/platform/flow/semaphore.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const bounds = { atOnce: 2, waiting: 2, patience: 1000 };

/** Callers of a semaphore, and which of them it has admitted. */
function crowd(semaphore: Semaphore) {
  const admitted: string[] = [];
  const refused: string[] = [];
  const leave: Record<string, () => void> = {};
  return {
    admitted,
    refused,
    leave,
    async come(name: string, weight = 1) {
      void semaphore.acquire(weight).then(
        over => {
          admitted.push(name);
          leave[name] = over;
        },
        error => refused.push(`${name} ${error.status} ${error.code}`),
      );
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('a semaphore', () => {
  it('lets what comes at once begin, and what goes on coming only in part', async () => {
    const { come, admitted, leave } = crowd(new Semaphore({ ...bounds, atOnce: 4, lasting: 2 }));
    for (const name of ['a', 'b', 'c', 'd', 'e']) await come(name);
    expect(admitted).toEqual(['a', 'b', 'c', 'd']);
    for (const name of ['a', 'b']) leave[name]?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(admitted).toHaveLength(4);
    leave['c']?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(admitted.at(-1)).toBe('e');
    await come('f');
    expect(admitted.at(-1)).toBe('f');
  });

  it('admits in order, so much at a time, and only what was given back', async () => {
    const { come, admitted, leave } = crowd(new Semaphore(bounds));
    for (const name of ['a', 'b', 'c', 'd']) await come(name);
    expect(admitted).toEqual(['a', 'b']);
    leave['b']?.();
    leave['b']?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(admitted).toEqual(['a', 'b', 'c']);
  });

  it('tells those who wait how many are before them, and forgets whoever leaves', async () => {
    const semaphore = new Semaphore({ atOnce: 1, waiting: 5, patience: 1000 });
    const leave = await semaphore.acquire();
    const places: Record<string, number[]> = { b: [], c: [], d: [] };
    const goes = new AbortController();
    const come = (name: string, signal = new AbortController().signal) =>
      semaphore.acquire(1, { patience: 60_000, signal, onPlace: before => places[name]?.push(before) });
    const [b, c, d] = [come('b'), come('c', goes.signal), come('d')];
    goes.abort(new Error('gone'));
    await expect(c).rejects.toThrow('gone');
    await vi.advanceTimersByTimeAsync(2000);
    leave();
    (await b)();
    await d;
    expect(places).toEqual({ b: [1, 1], c: [2], d: [3, 2, 1] });
    await expect(semaphore.acquire(1, { signal: AbortSignal.abort(new Error('was never there')) })).rejects.toThrow();
  });

  it('refuses who comes when too many wait, and who has waited too long', async () => {
    const { come, admitted, refused, leave } = crowd(new Semaphore({ ...bounds, code: 'import_waits' }));
    for (const name of ['a', 'b', 'c', 'd', 'e']) await come(name);
    expect(refused).toEqual(['e 503 import_waits']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(refused).toEqual(['e 503 import_waits', 'c 503 import_waits', 'd 503 import_waits']);
    leave['a']?.();
    await come('f');
    expect(admitted).toEqual(['a', 'b', 'f']);
  });

  it('counts what is heavy as much as it weighs, and lets nobody overtake it', async () => {
    const { come, admitted, leave } = crowd(new Semaphore(bounds));
    for (const [name, weight] of [
      ['a', 1],
      ['heavy', 5],
      ['b', 1],
    ] as const)
      await come(name, weight);
    expect(admitted).toEqual(['a']);
    leave['a']?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(admitted).toEqual(['a', 'heavy']);
    leave['heavy']?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(admitted).toEqual(['a', 'heavy', 'b']);
  });

  it('of one key waits for nobody but itself', async () => {
    const semaphore = new SemaphoreByKey({ ...bounds, atOnce: 1, status: 429 });
    const leave = await semaphore.acquire('greedy');
    const more = semaphore.acquire('greedy');
    (await semaphore.acquire('modest'))();
    leave();
    (await more)();
    const [first, ...others] = [semaphore.acquire('greedy'), semaphore.acquire('greedy'), semaphore.acquire('greedy')];
    await first;
    await expect(semaphore.acquire('greedy')).rejects.toMatchObject({
      status: 429,
      details: { headers: { 'retry-after': '5' } },
    });
    const ended = expect(Promise.all(others)).rejects.toMatchObject({ status: 429 });
    await vi.advanceTimersByTimeAsync(1000);
    await ended;
  });

  it('of one key is kept as long as somebody is at it or waits, and no longer', async () => {
    const semaphore = new SemaphoreByKey({ ...bounds, atOnce: 1, waiting: 1 });
    const leave = await semaphore.acquire('greedy');
    const patient = semaphore.acquire('greedy');
    await expect(semaphore.acquire('greedy')).rejects.toMatchObject({ code: 'too_busy' });
    expect(semaphore.size).toBe(1);
    leave();
    (await patient)();
    expect(semaphore.size).toBe(0);
    for (let caller = 0; caller < 100; caller += 1) (await semaphore.acquire(`caller ${caller}`))();
    expect(semaphore.size).toBe(0);
  });

  it('admits whoever waits behind one that has waited too long and would not have fitted', async () => {
    const { come, admitted, refused } = crowd(new Semaphore(bounds));
    await come('a');
    await come('heavy', 2);
    await vi.advanceTimersByTimeAsync(500);
    await come('b');
    expect(admitted).toEqual(['a']);
    await vi.advanceTimersByTimeAsync(500);
    expect([admitted, refused]).toEqual([['a', 'b'], ['heavy 503 too_busy']]);
  });
});
