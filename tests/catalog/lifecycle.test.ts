import { describe, expect, it } from 'vitest';
import { stateFieldOf } from '../../catalog/defineEntity.ts';
import { entityList } from '../../catalog/entities.ts';
import { defineLifecycle, obstacle, outlook, stepTo } from '../../catalog/lifecycle.ts';
import { violationText } from '../../catalog/violations/text.ts';

const signed = {
  code: 'required',
  holds: (record: Readonly<Record<string, unknown>>) => record['signed'] === true,
} as const;
const paid = {
  code: 'invalid',
  holds: (record: Readonly<Record<string, unknown>>) => record['paid'] === true,
} as const;
const contract = defineLifecycle({
  states: ['draft', 'agreed', 'void'],
  initial: 'draft',
  steps: [
    { from: ['draft'], to: 'agreed', guards: [signed, paid] },
    { from: ['draft', 'agreed'], to: 'void', reason: true },
  ],
});

describe('a lifecycle', () => {
  it('offers the steps whose guards hold and says which guard blocks the others', () => {
    expect(outlook(contract, 'draft', {})).toEqual({
      allowed_transitions: ['void'],
      blocked: [{ to: 'agreed', reason: 'required' }],
    });
    expect(outlook(contract, 'draft', { signed: true })).toMatchObject({
      blocked: [{ to: 'agreed', reason: 'invalid' }],
    });
    expect(outlook(contract, 'draft', { signed: true, paid: true })).toEqual({
      allowed_transitions: ['agreed', 'void'],
      blocked: [],
    });
  });

  it('offers nothing from a terminal state, nor from one that it does not know', () => {
    for (const state of ['void', 'elsewhere'])
      expect(outlook(contract, state, {})).toEqual({ allowed_transitions: [], blocked: [] });
  });

  it('knows a step only from the states that it starts in', () => {
    expect(stepTo(contract, 'agreed', 'void')?.reason).toBe(true);
    expect(stepTo(contract, 'agreed', 'draft')).toBeUndefined();
    expect(stepTo(contract, 'agreed', 'agreed')).toBeUndefined();
  });

  it('names the first guard that does not hold', () => {
    const step = stepTo(contract, 'draft', 'agreed');
    expect(step && obstacle(step, { paid: true })).toBe('required');
    expect(step && obstacle(step, { paid: true, signed: true })).toBeUndefined();
  });
});

const documents = entityList.flatMap(entity => {
  const lifecycle = stateFieldOf(entity)?.[1].lifecycle;
  return lifecycle ? [{ name: entity.name, lifecycle }] : [];
});

describe.each(documents)('the lifecycle of $name', ({ lifecycle }) => {
  it('begins in one of its states and reaches every other', () => {
    const reached = new Set([lifecycle.initial]);
    for (const _ of lifecycle.states) {
      for (const { from, to } of lifecycle.steps) if (from.some(state => reached.has(state))) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...lifecycle.states].sort());
  });

  it('has no two steps for the same move, and none that stays where it is', () => {
    const moves = lifecycle.steps.flatMap(({ from, to }) => from.map(state => `${state} → ${to}`));
    expect(moves.filter((move, at) => moves.indexOf(move) !== at)).toEqual([]);
    expect(lifecycle.steps.filter(({ from, to }) => from.includes(to))).toEqual([]);
  });

  it('says in each language why a step is blocked', () => {
    const codes = lifecycle.steps.flatMap(step => (step.guards ?? []).map(guard => guard.code));
    for (const code of codes)
      for (const locale of ['en', 'tr', 'ar'] as const) expect(violationText(locale, code)).not.toMatch(/%\{|^$/);
  });

  it('asks guards that hold or not, on an empty record as well', () => {
    for (const step of lifecycle.steps)
      for (const guard of step.guards ?? []) expect(guard.holds({})).toBeTypeOf('boolean');
  });
});
