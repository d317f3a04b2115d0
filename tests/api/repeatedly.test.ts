import { DrizzleQueryError } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatedly } from '../../server/platform/repeatedly.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a round that fails is logged without the values of its statement, and the next one comes', async () => {
  const logged: unknown[] = [];
  let rounds = 0;
  const work = async (): Promise<void> => {
    rounds += 1;
    throw new DrizzleQueryError(
      'delete from "employee" where "email" = $1',
      ['amina@rihla.example'],
      new Error('gone'),
    );
  };
  const stop = repeatedly(work, { every: 1000, log: line => void logged.push(line), failed: 'mail not swept' });
  await vi.advanceTimersByTimeAsync(2000);
  await stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(rounds).toBe(2);
  expect(logged).toHaveLength(2);
  expect(logged[0]).toMatchObject({ level: 'error', event: 'mail not swept' });
  expect(JSON.stringify(logged)).not.toContain('amina');
});
