import { isEqual } from 'es-toolkit';
import { stateFieldOf } from '#catalog/engine/defineEntity.ts';
import type { ProblemCode } from '#catalog/engine/problems/en.ts';
import { violation, type ViolationCode } from '#catalog/engine/violations/violation.ts';
import { toWire } from '../records/record.ts';
import { findStored } from '../records/select.ts';
import { Problem } from '../../platform/problem.ts';
import type { Effect } from '../context/host.ts';

interface LockedFields {
  /** The state in which everything may still be changed, or each of them. */
  readonly open: string | readonly string[];
  /** Fields that stay as they are in any other state. */
  readonly keeps: readonly string[];
  /** Further fields that stay once a state is reached. */
  readonly also?: Readonly<Record<string, readonly string[]>>;
  /** What is said of a field that stays, by state; `settled` where nothing else is. */
  readonly because?: Readonly<Record<string, ViolationCode>>;
  /** What whoever deletes such a record is told. */
  readonly problem: ProblemCode;
}

/** A document on which money has moved stays, with what it says about the money. */
export function lockedFields({ open, keeps, also = {}, because = {}, problem }: LockedFields): Effect {
  const isOpen = (state: unknown): boolean => [open].flat().some(one => one === state);
  return {
    async check(tx, { entity, host }, merged) {
      const stored = typeof merged['id'] === 'number' ? await findStored(tx, entity, merged['id']) : undefined;
      const [state = ''] = stateFieldOf(entity) ?? [];
      if (!stored || isOpen(stored[state])) return [];
      const kept = toWire(entity, stored, host, true);
      return [...keeps, ...(also[String(stored[state])] ?? [])]
        .filter(name => !isEqual(kept[name] ?? null, merged[name] ?? null))
        .map(name => violation(name, because[String(stored[state])] ?? 'settled'));
    },
    async beforeDelete(_tx, { entity }, stored) {
      const [state = ''] = stateFieldOf(entity) ?? [];
      if (!isOpen(stored[state])) throw new Problem(409, problem);
    },
  };
}
