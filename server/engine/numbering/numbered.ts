import type { Effect } from '../context/host.ts';
import { nextNumbers } from './nextNumber.ts';

interface Numbering {
  /** Field that takes the number. */
  readonly field: string;
  /** Field with the document's day. */
  readonly day: string;
  readonly prefix: string;
  /** Also where many are made at once: what is entered into the books by its number cannot wait for it. */
  readonly atOnce?: boolean;
}

/**
 * Gives each new record the next number of its series. Where many are made at once, they have their numbers at the end,
 * all together, so that nobody else waits for a number as long as that takes.
 */
export const numbered = ({ field, day, prefix, atOnce = false }: Numbering): Effect => ({
  async supply(tx, { unnumbered }, { merged, existing }) {
    if (existing || (unnumbered && !atOnce)) return {};
    const [number] = await nextNumbers(tx, { prefix, day: String(merged[day]) }, 1);
    return { [field]: number };
  },
  async afterChange(_tx, { entity, unnumbered }, { before, after }) {
    if (before || !after || !unnumbered || atOnce) return;
    unnumbered.push({ entity, record: Number(after['id']), field, prefix, day: String(after[day]) });
  },
});
