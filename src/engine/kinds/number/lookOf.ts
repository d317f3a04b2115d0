import type { Field } from '#catalog/engine/fields.ts';

/** Text boxes: a number box of the browser changes its value under a scrolling wheel, and takes no groups. */
export const lookOf = ({ kind }: Field) =>
  ({ dir: 'ltr', inputMode: kind === 'integer' ? 'numeric' : 'decimal', autoComplete: 'off' }) as const;
