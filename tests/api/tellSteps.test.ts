import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellSteps } from '../../server/platform/process/tellSteps.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells a step that lasts after a second, and again every four, until the next one', () => {
  const told: string[] = [];
  const steps = tellSteps(line => told.push(line));
  steps.begin('Reference data');
  vi.advanceTimersByTime(900);
  steps.begin('Demo data: pilgrims');
  vi.advanceTimersByTime(9_500);
  expect(told).toEqual(['Demo data: pilgrims …', 'Demo data: pilgrims … 5 s', 'Demo data: pilgrims … 9 s']);
  steps.begin('Demo data: orders');
  vi.advanceTimersByTime(1_000);
  steps.end();
  vi.advanceTimersByTime(60_000);
  expect(told.slice(3)).toEqual(['Demo data: orders …']);
});
