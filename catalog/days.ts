import { type Violation, violation } from './violation.ts';

const DAY = 86_400_000;

/** Calendar days from one `YYYY-MM-DD` to another; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;

/** The later of two days must come after the earlier one; nothing is said while one of them is missing. */
export function notAfter<K extends string>(
  record: Partial<Record<K, unknown>>,
  earlier: K,
  later: K,
): readonly Violation[] {
  const [from, to] = [record[earlier], record[later]];
  if (typeof from !== 'string' || typeof to !== 'string' || from < to) return [];
  return [violation(later, 'not_after', { other: earlier })];
}
