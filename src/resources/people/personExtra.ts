import type { Entity } from '#catalog/engine/defineEntity.ts';
import { kinOf } from '#catalog/registry/persons.ts';
import type { Extra } from '../../engine/entity/recordExtras.ts';
import { PersonColumn, PersonLink } from './PersonLink.tsx';

const extra: Extra = { Head: PersonColumn, View: PersonLink };

/** Every record of a person leads to everything about them. */
export const personExtra = (entity: Entity): Extra | undefined => (kinOf(entity) ? extra : undefined);
