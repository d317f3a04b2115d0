import { describe, expect, test } from 'vitest';
import type { Goal } from '../bench/goals.ts';
import { verdict } from '../bench/judge.ts';

const time: Goal = { name: 'rows', unit: 'ms', against: 'peer', goal: 0.9, reached: 1.5 };
const rate: Goal = { name: 'get', unit: 'a second', against: 'floor', goal: 0.4, reached: 0.1 };

describe('a goal of the benchmark', () => {
  test('is met at its bound, and one of calls a second from there up', () => {
    expect(verdict(time, 0.9)).toBe('met');
    expect(verdict(rate, 0.4)).toBe('met');
  });

  test('stays missed as far as it was, and fifteen in a hundred more', () => {
    expect(verdict(time, 1.72)).toBe('MISSED, as it was at 1.50');
    expect(verdict(rate, 0.088)).toBe('MISSED, as it was at 0.100');
  });

  test('falls back beyond that, and where nothing was measured', () => {
    expect(verdict(time, 1.73)).toBe('MISSED, and FELL BACK from 1.50');
    expect(verdict(rate, 0.086)).toBe('MISSED, and FELL BACK from 0.100');
    expect(verdict(rate, Number.NaN)).toContain('FELL BACK');
  });

  test('that nobody has come near is missed in a word', () => {
    const { reached: _, ...fresh } = time;
    expect(verdict(fresh, 1)).toBe('MISSED');
  });
});
