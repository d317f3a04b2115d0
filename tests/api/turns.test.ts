import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Turns, TurnsByKey } from '../../server/flow/turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const bounds = { atOnce: 2, waiting: 2, patience: 1000 };

/** Takes turns and notes who has had one. */
function crowd(turns: Turns) {
  const admitted: string[] = [];
  const refused: string[] = [];
  const leave: Record<string, () => void> = {};
  return {
    admitted,
    refused,
    leave,
    async come(name: string, weight = 1) {
      void turns.take(weight).then(over => {
        admitted.push(name);
        leave[name] = over;
      }, error => refused.push(`${name} ${error.status} ${error.code}`));
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

describe('work in turns', () => {
  it('is admitted in its order, so much at a time, and only once given back', async () => {
    const { come, admitted, leave } = crowd(new Turns(bounds));
    for (const name of ['a', 'b', 'c', 'd']) await come(name);
    expect(admitted).toEqual(['a', 'b']);
    leave['b']?.();
    leave['b']?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(admitted).toEqual(['a', 'b', 'c']);
  });

  it('is refused when too many wait, and when it has waited too long', async () => {
    const { come, admitted, refused, leave } = crowd(new Turns({ ...bounds, code: 'import_waits' }));
    for (const name of ['a', 'b', 'c', 'd', 'e']) await come(name);
    expect(refused).toEqual(['e 503 import_waits']);
    await vi.advanceTimersByTimeAsync(1000);
    expect(refused).toEqual(['e 503 import_waits', 'c 503 import_waits', 'd 503 import_waits']);
    leave['a']?.();
    await come('f');
    expect(admitted).toEqual(['a', 'b', 'f']);
  });

  it('counts what is heavy as much as it weighs, and lets nobody overtake it', async () => {
    const { come, admitted, leave } = crowd(new Turns(bounds));
    for (const [name, weight] of [['a', 1], ['heavy', 5], ['b', 1]] as const) await come(name, weight);
    expect(admitted).toEqual(['a']);
    leave['a']?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(admitted).toEqual(['a', 'heavy']);
    leave['heavy']?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(admitted).toEqual(['a', 'heavy', 'b']);
  });

  it('of one key waits for nobody but itself', async () => {
    const turns = new TurnsByKey({ ...bounds, atOnce: 1, status: 429 });
    const leave = await turns.take('greedy');
    const more = turns.take('greedy');
    (await turns.take('modest'))();
    leave();
    (await more)();
    const [first, ...others] = [turns.take('greedy'), turns.take('greedy'), turns.take('greedy')];
    await first;
    await expect(turns.take('greedy')).rejects.toMatchObject({ status: 429, details: { headers: { 'retry-after': '5' } } });
    const ended = expect(Promise.all(others)).rejects.toMatchObject({ status: 429 });
    await vi.advanceTimersByTimeAsync(1000);
    await ended;
  });
});
