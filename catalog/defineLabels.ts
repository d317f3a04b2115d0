import { defineEntity } from './defineEntity.ts';
import { choice, color, flag, integer, text } from './fields.ts';

interface Labelling<N extends string, C extends string> {
  readonly name: N;
  readonly collection: string;
  readonly route: string;
  /** What the product knows; an administrator adds labels to these, never a code (decision D12). */
  readonly codes: readonly C[];
}

/** Labels, colours and order of fixed codes. Several labels may stand for one code. */
export const defineLabels = <const N extends string, const C extends string>({ codes, ...entity }: Labelling<N, C>) =>
  defineEntity({
    ...entity,
    fields: {
      name: text({ required: true, unique: true, max: 200 }),
      code: choice(codes, { required: true }),
      color: color({ required: true, initial: '#546e7a' }),
      position: integer({ min: 0 }),
      is_active: flag({ initial: true }),
    },
    title: ['name'],
    list: ['name', 'code', 'color', 'position', 'is_active'],
    form: { main: ['name', 'code', 'color', 'position', 'is_active'] },
    search: ['name'],
    access: 'reference',
  });
