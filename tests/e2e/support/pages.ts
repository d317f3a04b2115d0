import { entities } from '#catalog/registry/entities.ts';
import type { EntityName } from '#catalog/engine/names.ts';

/** Address of a list, of a new record and of a saved one. */
export const listOf = (name: EntityName): string => `/apps/${entities[name].route}`;
export const createOf = (name: EntityName): string => `${listOf(name)}/create`;
export const editOf = (name: EntityName, id: number): string => `${listOf(name)}/${id}`;
