import type { Entity } from '#catalog/engine/defineEntity.ts';

/** A record as it stands in a form or on the host. */
export type Values = Readonly<Record<string, unknown>>;

export interface PreviewProps {
  readonly entity: Entity;
  readonly values: Values;
}
