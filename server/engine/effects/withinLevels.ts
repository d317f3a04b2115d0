import { parentFieldOf } from '#catalog/engine/arranging.ts';
import { fieldOf } from '#catalog/engine/defineEntity.ts';
import { isBelowItself, lowestLevel } from '#catalog/engine/texts/tree.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { treeOf } from '../arrange/treeOf.ts';
import type { Effect } from '../context/host.ts';

/** A record that does not have its id yet. */
const NEW = 0;

/** No record, and nothing below it, stands lower than the levels that its entity's parent allows. */
export const withinLevels: Effect = {
  async check(tx, { entity }, merged) {
    const parent = parentFieldOf(entity);
    const levels = parent && fieldOf(entity, parent).levels;
    const to = parent && merged[parent];
    if (!parent || !levels || typeof to !== 'number') return [];
    const id = Number(merged['id'] ?? NEW);
    const tree = new Map([...(await treeOf(tx, entity, parent)), [id, to]]);
    const isTooDeep = !isBelowItself(tree, id) && lowestLevel(tree, id) > levels;
    return isTooDeep ? [violation(parent, 'too_deep', { max: levels })] : [];
  },
};
