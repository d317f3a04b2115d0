import { defineEntity, type Entity } from './defineEntity.ts';
import { choice, color, flag, integer, text } from './fields.ts';
import { labelColors } from './texts/labelColors.ts';
import type { LabelTable } from './lifecycle.ts';

interface Labelling<N extends string, C extends string> extends LabelTable<C> {
  readonly name: N;
  readonly collection: string;
}

/**
 * Labels, colours and order of fixed codes. An administrator adds labels to the codes of `seeded`, never a code
 * (decision D12); several may stand for one code, which the first active one by its position then names; the last of
 * an order's or a purchase's code is not deleted. A label whose
 * name is still that of `seeded` is not the office's own: its code is called by the word of the reader's language, in the
 * label's colour and place. Any other name is data, written alike in every language.
 */
export const defineLabels = <const N extends string, const C extends string>({
  seeded,
  ...entity
}: Labelling<N, C>) => {
  const defined = defineEntity({
    ...entity,
    fields: {
      name: text({ required: true, unique: true, max: 200 }),
      // Object.keys forgets the codes that C knows.
      code: choice(Object.keys(seeded) as C[], { required: true }),
      color: color({ required: true, initial: labelColors.grey }),
      position: integer({ min: 0 }),
      is_active: flag({ initial: true }),
    },
    title: ['name'],
    list: ['name', 'code', 'color', 'position', 'is_active'],
    form: { main: ['name', 'code', 'color', 'position', 'is_active'] },
    search: ['name'],
    access: 'reference',
  });
  return { ...defined, seeded } satisfies Entity<N, typeof defined.fields> & LabelTable<C>;
};
