import type { Entity } from '#catalog/engine/defineEntity.ts';
import { lineField, tellable } from '../linesOf/lineField.ts';
import { importable } from '../recognise.ts';
import { partsOf } from './nameTargets.ts';
import type { Target } from './Proposal.ts';

/** Something that a column may become, under a key of its own. */
export interface TargetOption {
  readonly key: string;
  readonly target: Target;
}

/** Names a target; how a column is joined to others is no other one. */
export function keyOfTarget(target: Target): string {
  if (target.kind === 'field') return target.name;
  if (target.kind === 'line') return `line ${target.name}`;
  return target.kind === 'split' ? `${target.names.join('+')} ${target.by}` : '';
}

const option = (target: Target): TargetOption => ({ key: keyOfTarget(target), target });

/** What a column may become: nothing, both parts of a name, a field that a sheet fills, or last one of its lines. */
export function targetOptions(entity: Entity): readonly TargetOption[] {
  const parts = partsOf(entity);
  const splits: readonly Target[] = parts
    ? [
        { kind: 'split', names: [parts.given, parts.last], by: 'last_word' },
        { kind: 'split', names: [parts.last, parts.given], by: 'first_word' },
        { kind: 'split', names: [parts.last, parts.given], by: 'comma' },
      ]
    : [];
  const fields = importable(entity).map((name): Target => ({ kind: 'field', name }));
  const line = lineField(entity);
  const ofLines = line ? tellable(line).map((name): Target => ({ kind: 'line', name })) : [];
  return [{ kind: 'left' } as const, ...splits, ...fields, ...ofLines].map(option);
}
