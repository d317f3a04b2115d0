import { image, integer, text } from '../engine/fields.ts';

/** A picture of a gallery: heads group pictures, the alternative text speaks for whoever does not see it. */
export const picture = {
  head: text({ required: true, max: 500 }),
  image: image({ required: true }),
  alt: text({ required: true, max: 300 }),
  position: integer({ min: 0 }),
} as const;
