import { uniq } from 'es-toolkit';
import { type RaRecord, useCanAccess, useGetMany } from 'react-admin';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { isToldApart } from '#catalog/registry/marks.ts';
import type { Line } from '#src/engine/kinds/lines/Column.ts';
import { marksIn } from '#src/engine/kinds/ref/marksIn.ts';
import { nameIn } from '#src/engine/kinds/ref/toldIn.ts';
import { askedBeside } from '#src/engine/kinds/ref/useLookUp.ts';
import { useMarkWords } from '#src/engine/kinds/ref/useMarkWords.ts';
import { titleOf } from '#src/engine/kinds/titleOf.ts';

/** The records that lines point to by a field. */
export const idsIn = (lines: readonly Line[], name: string): readonly number[] =>
  uniq(lines.map(line => line[name]).filter(id => typeof id === 'number'));

/** Titles of records by id; those that the reader may not read by the name that a record tells of them, else by number. */
export function useTitles(entity: Entity, ids: readonly number[], teller?: RaRecord) {
  const { canAccess, isPending: isAsked } = useCanAccess({ resource: entity.route, action: 'list' });
  const isOn = canAccess === true && ids.length > 0;
  const { data, error, refetch } = useGetMany(
    entity.route,
    { ids: [...ids], ...askedBeside(entity) },
    { enabled: isOn },
  );
  const { inShort } = useMarkWords();
  const found = new Map(
    (data ?? []).flatMap(record => (record ? [[record.id, titleOf(entity, record)] as const] : [])),
  );
  const titleIn = (id: unknown): readonly string[] =>
    typeof id === 'number' ? [found.get(id) ?? nameIn(teller, entity.name, id) ?? `#${id}`] : [];
  return {
    error,
    refetch,
    isKnown: !isAsked && (!isOn || data !== undefined),
    titleOf: titleIn,
    /** The record itself, where it may be read. */
    recordOf: (id: unknown): RaRecord | undefined => (data ?? []).find(record => record?.id === id),
    /** Whom a document names it says with kind and number: many are called alike. */
    namedOf(id: unknown): readonly string[] {
      const record = (data ?? []).find(one => one?.id === id);
      const marks = record && isToldApart(entity.name) ? marksIn(entity, record) : undefined;
      return [...titleIn(id), ...(marks ? [inShort(entity, marks)] : [])];
    },
  };
}
