import type { Entity } from '#catalog/engine/defineEntity.ts';

/** A new record that has no number yet. */
export interface Unnumbered {
  readonly entity: Entity;
  readonly record: number;
  readonly field: string;
  readonly prefix: string;
  readonly day: string;
}
