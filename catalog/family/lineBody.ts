import { omit } from 'es-toolkit';
import type { Fields } from '../engine/fields.ts';

/** What may be told of one line that is there already: what is left out stays. */
export const lineBody = (lines: Fields): Fields =>
  Object.fromEntries(
    Object.entries(lines)
      .filter(([, { readOnly }]) => readOnly !== true)
      .map(([name, field]) => [name, { ...omit(field, ['initial']), required: false }]),
  );
