/** Deeper than any body that makes sense; what goes deeper would exhaust the stack of whoever walks it. */
const MOST_LEVELS = 16;

const inside = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []);

/** Whether objects and lists stand inside each other beyond all measure. Walks level by level, so that no depth hurts it. */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return true;
    level = level.flatMap(inside);
  }
  return false;
}
