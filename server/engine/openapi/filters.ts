import { once } from 'es-toolkit';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { entityList } from '#catalog/registry/entities.ts';
import type { Field, Kind } from '#catalog/engine/fields.ts';
import { searchParam } from '#catalog/engine/wire.ts';
import { comparable, type Compared, reserved, worded } from '../crud/query.ts';
import { columnsOf } from '../records/select.ts';
import { comparedSchema } from './kinds.ts';
import type { Json } from './shapes.ts';

/** Kinds of which one is before another. */
const ordered: ReadonlySet<Kind> = new Set<Kind>(['integer', 'decimal', 'money', 'date', 'dateTime']);
/** Of these all that anybody asks is whether there is one. */
const media: ReadonlySet<Kind> = new Set<Kind>(['image', 'file']);

/** The comparisons that tell something about a field. The host takes others of them too, in which nobody has a use. */
function comparisonsOf(name: string, { kind, required }: Field): readonly Compared[] {
  if (kind === 'flag') return ['eq'];
  const isRange = ordered.has(kind) || name === 'id';
  return [
    ...(media.has(kind) ? [] : (['eq', 'in'] as const)),
    ...(isRange ? (['gte', 'lte'] as const) : []),
    ...(worded.has(kind) ? (['icontains'] as const) : []),
    ...(required || name === 'id' ? [] : (['isnull'] as const)),
  ];
}

const meanings: Readonly<Partial<Record<Compared, string>>> = {
  in: 'One of these, by commas.',
  gte: 'From.',
  lte: 'Up to.',
  icontains: 'A part of it, in any case.',
  isnull: 'Whether there is none.',
};

function schemaOf(field: Field, comparison: Compared): Json {
  if (comparison === 'in' || comparison === 'icontains') return { type: 'string' };
  return comparison === 'isnull' ? { type: 'boolean' } : comparedSchema(field);
}

function parametersOf(entity: Entity): readonly (readonly [string, Json])[] {
  const fields = Object.keys(columnsOf(entity)).flatMap(name => {
    const field = comparable(entity, name);
    return field && !reserved.has(name) ? [[name, field] as const] : [];
  });
  return fields.flatMap(([name, field]) =>
    comparisonsOf(name, field).map(comparison => {
      const key = comparison === 'eq' ? name : `${name}__${comparison}`;
      const description = meanings[comparison];
      const readers = field.readable && { 'x-readable': field.readable };
      const schema = schemaOf(field, comparison);
      return [key, { name: key, in: 'query', ...(description && { description }), ...readers, schema }] as const;
    }),
  );
}

/** Every filter under a name of its own, and the filters of each entity by these. Many entities share most of theirs. */
const told = once(() => {
  const names = new Map<string, string>();
  const components = new Map<string, Json>();
  const nameOf = (entity: Entity, key: string, parameter: Json): string => {
    const text = JSON.stringify(parameter);
    const name = names.get(text) ?? (components.has(`by.${key}`) ? `by.${entity.name}.${key}` : `by.${key}`);
    names.set(text, name);
    components.set(name, parameter);
    return name;
  };
  const filters = entityList.map(entity => {
    const own = parametersOf(entity).map(([key, parameter]) => [key, nameOf(entity, key, parameter)] as const);
    return [entity.name, own] as const;
  });
  return { components: Object.fromEntries(components), filters: new Map(filters) };
});

/** The filters of all lists, each told once. */
export const filterParameters = (): Json => told().components;

/** The filters of a list of an entity; in a search one name is that of the text. A reader's rights bound what they use. */
export const filtersOf = (entity: Entity, isSearch = false): Json[] =>
  (told().filters.get(entity.name) ?? [])
    .filter(([key]) => !isSearch || key !== searchParam(entity))
    .map(([, name]) => ({ $ref: `#/components/parameters/${name}` }));
