import { defineEntity, type Entity } from '../../catalog/engine/defineEntity.ts';
import { entities, entityList } from '../../catalog/registry/entities.ts';
import type { Field, Kind } from '../../catalog/engine/fields.ts';
import { inputs } from '../engine/kinds/inputs.ts';

export interface Example {
  readonly kind: Kind;
  /** That of a field of the catalogue, which has a label. */
  readonly name: string;
  readonly field: Field;
}

/** As many as it has come from one entity, so that what stands together belongs together. */
const known = [entities.tour_package, ...entityList].flatMap(entity => Object.entries<Field>(entity.fields));

/** Nothing but its kind makes it look as it does. */
const isPlain = ({ kind, readOnly, sealed, unique, within, readable, ofMonth }: Field): boolean =>
  !sealed && !unique && !ofMonth && within === undefined && readable === undefined && (!readOnly || kind === 'state');

const kinds = Object.keys(inputs) as Kind[];

/** A field of each kind, in the order in which the kinds are declared. */
export const examples: readonly Example[] = kinds.map(kind => {
  const found = known.find(([, field]) => field.kind === kind && isPlain(field));
  if (!found) throw new Error(`the catalogue has no plain field of the kind ${kind}`);
  return { kind, name: found[0], field: found[1] };
});

/** An entity of some of these fields, for forms. */
export const entityOf = (some: readonly Example[]): Entity => {
  const fields: Record<string, Field> = Object.fromEntries(some.map(({ name, field }) => [name, field]));
  const nothing = { title: [], list: [], form: {}, search: [] };
  return defineEntity({
    name: 'example',
    collection: 'examples',
    route: 'example',
    fields,
    access: 'reference',
    ...nothing,
  });
};
