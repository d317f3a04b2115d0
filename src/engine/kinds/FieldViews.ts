import type { Closure } from '#catalog/engine/access/closedFields.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Field } from '#catalog/engine/fields.ts';

/** What a cell is given: one value of a record that is not empty. */
export interface CellProps {
  readonly value: unknown;
  readonly field: Field;
  readonly name: string;
  /** What stands for the currency beside an amount; none is told where a column is full of them. */
  readonly sign?: string | undefined;
}

export interface FieldInputProps {
  readonly name: string;
  readonly field: Field;
  /** The entity whose form holds the field; cascades read its siblings. */
  readonly entity: Entity;
  readonly disabled?: boolean;
  /** Why the reader may not change it in this record; `settled` once money has moved on it. */
  readonly closed?: Closure['because'] | undefined;
}

export interface FilterProps {
  readonly name: string;
  readonly field: Field;
}
