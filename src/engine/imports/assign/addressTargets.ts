import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Claim } from './claims.ts';
import type { HeadedColumn } from './HeadedColumn.ts';
import type { Target } from './Proposal.ts';

/** Fields that hold a whole address, so that its later lines are joined to the first. */
const WHOLE = ['present_address', 'address', 'street_address'] as const;

/** Later lines of an address, joined to its first where one field holds the whole, by the place of their column. */
export function addressTargets(
  columns: readonly HeadedColumn[],
  claims: ReadonlyMap<string, Claim>,
  entity: Entity,
): ReadonlyMap<number, Target> {
  const name = WHOLE.find(one => one in entity.fields);
  const first = name === undefined ? undefined : claims.get(name);
  const taken = new Set([...claims.values()].map(({ column }) => column.at));
  const lines = columns.filter(
    ({ at, meanings: [meaning] }) =>
      !taken.has(at) && meaning?.kind === 'later_line' && meaning.group === first?.meaning.group,
  );
  if (name === undefined || !first || lines.length === 0) return new Map();
  return new Map(
    [first.column, ...lines].map(({ at }, order): [number, Target] => [at, { kind: 'field', name, join: order + 1 }]),
  );
}
