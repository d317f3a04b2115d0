import type { Effect } from '../effects/Effect.ts';
import { nextNumber } from './nextNumber.ts';

interface Numbering {
  /** Field that takes the number. */
  readonly field: string;
  /** Field with the document's day. */
  readonly day: string;
  readonly prefix: string;
}

/** Gives each new record the next number of its series. */
export const numbered = ({ field, day, prefix }: Numbering): Effect => ({
  async supply(tx, _desk, { merged, existing }) {
    return existing ? {} : { [field]: await nextNumber(tx, { prefix, day: String(merged[day]) }) };
  },
});
