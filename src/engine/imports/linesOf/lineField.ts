import type { Entity } from '#catalog/engine/defineEntity.ts';
import { decimal, type Fields, text } from '#catalog/engine/fields.ts';
import { importable } from '../recognise.ts';

/** The lines of a record that the rows of a sheet may be. */
export interface LineField {
  /** Wire name of the field that holds them, with which the names of their own fields begin. */
  readonly name: string;
  /** Their fields, as if each line were a record. */
  readonly entity: Entity;
  /** Fields of the two sides of a line in the books, where it has them. */
  readonly sides: readonly [debit: string, credit: string] | undefined;
}

const LINES = 'items';
const SIDES = ['debit_amount', 'credit_amount'] as const;

/** The lines that make a document what it is; undefined for an entity without. Its other lists are told elsewhere. */
export function lineField(entity: Entity): LineField | undefined {
  const lines = importable(entity).includes(LINES) ? entity.fields[LINES]?.lines : undefined;
  if (!lines) return undefined;
  const sides = SIDES.every(name => name in lines) ? SIDES : undefined;
  return { name: LINES, entity: { ...entity, fields: lines }, sides };
}

/** What a column may tell of both sides at once: a signed amount, and a word for the side. */
const both: Fields = { amount: decimal(), side: text() };

/** Names of what a column may tell of a line. */
export const tellable = ({ entity, sides }: LineField): readonly string[] =>
  [...importable(entity), ...(sides ? Object.keys(both) : [])].filter(name => entity.fields[name]?.kind !== 'lines');

/** The entity with the fields of its lines under the names by which problems and choices call them, as `items.ledger`. */
export function withLineFields(entity: Entity): Entity {
  const line = lineField(entity);
  if (!line) return entity;
  const named = Object.entries(line.entity.fields).map(([name, field]) => [`${line.name}.${name}`, field] as const);
  return { ...entity, fields: { ...entity.fields, ...Object.fromEntries(named) } };
}
