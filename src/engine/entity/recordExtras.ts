import { type ComponentType, createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { useEntity } from './useEntity.ts';

export interface ExtraProps {
  readonly record: RaRecord;
  /** Beside the tools of its page, or at the start of its row. */
  readonly place: 'page' | 'row';
}

/** Something that the application adds to every record of some entities. */
export interface Extra {
  /** Head of its column; absent, it stands on pages alone. */
  readonly Head?: ComponentType;
  readonly View: ComponentType<ExtraProps>;
  /** Fields that it reads in a row. */
  readonly needs?: readonly string[];
}

/**
 * What the application adds to the records of an entity, if anything; given at its root, so that pages written by hand
 * have it too.
 */
export const RecordExtras = createContext<(entity: Entity) => Extra | undefined>(() => undefined);

export const useExtra = (): Extra | undefined => useContext(RecordExtras)(useEntity());
