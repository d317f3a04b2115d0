import type { PolicyName } from './policies.ts';
import { defineEntity, type Entity } from './defineEntity.ts';
import { type Field, text } from './fields.ts';

interface Naming<N extends string> {
  readonly name: N;
  readonly collection: string;
  readonly route: string;
  readonly access: PolicyName;
  /** Longest name in characters; 255 when absent. */
  readonly max?: number;
}

/** A list of names to choose from, such as departments or sizes. */
export const defineNamed = <const N extends string>({
  max = 255,
  ...entity
}: Naming<N>): Entity<N, { name: Field<'text', string, true> }> =>
  defineEntity({
    ...entity,
    fields: { name: text({ required: true, unique: true, max }) },
    title: ['name'],
    list: ['name'],
    form: { main: ['name'] },
    search: ['name'],
  });
