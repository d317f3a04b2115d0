import { useCallback } from 'react';
import { type Identifier, useCreatePath } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { titleOf } from './titleOf.ts';

/** A title as it stands in an address. */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/** The readable address of a record, `/apps/<route>/<id>/<name>`; the name is decoration, the id alone works. */
export function useRecordPath() {
  const createPath = useCreatePath();
  return useCallback(
    (
      entity: Entity,
      record: Readonly<Record<string, unknown>> & { readonly id: Identifier },
      title = titleOf(entity, record),
    ): string => {
      const path = createPath({ resource: entity.route, type: 'edit', id: record.id });
      return `${path}/${encodeURIComponent(slug(title))}`.replace(/\/$/, '');
    },
    [createPath],
  );
}
