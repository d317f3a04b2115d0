import type { Entity } from '#catalog/engine/defineEntity.ts';
import { soundsFrom } from '../engine/schema/soundColumn.ts';
import type { Row } from './insertMany.ts';

/** Rows of people with how their names sound, as the store would write them. */
export const withSounds =
  (entity: Entity) =>
  (row: Row): Row => ({ ...row, ...soundsFrom(entity, row) });
