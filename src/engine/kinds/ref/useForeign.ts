import { useGetManyAggregate, useRecordContext, useTranslate } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import { NAMED } from '#catalog/engine/wire.ts';
import { isObject } from '#src/dataProvider/isObject.ts';

/** A reference that points beyond what its reader may read. */
export interface Foreign {
  readonly id: number;
  /** The name alone, where the record around tells it. */
  readonly name: string | undefined;
  /** What stands in its place. */
  readonly text: string;
}

/** The name of somebody whom a record points to, by what the record tells of them. */
export function nameIn(record: unknown, target: string, id: number): string | undefined {
  const named = isObject(record) ? record[NAMED] : undefined;
  const names = isObject(named) ? named[target] : undefined;
  const name = isObject(names) ? names[String(id)] : undefined;
  return typeof name === 'string' ? name : undefined;
}

/**
 * Those of the references that the host keeps to another branch: it has answered, without their records. A lost answer
 * says nothing of them.
 */
export function useForeign(target: string, ids: readonly number[], isOn = true): readonly Foreign[] {
  const translate = useTranslate();
  const record = useRecordContext();
  const { route } = entityNamed(target);
  const isAsked = isOn && ids.length > 0;
  const { data, error, isPending } = useGetManyAggregate(route, { ids: [...ids] }, { enabled: isAsked });
  if (!isAsked || isPending || error) return [];
  const known = new Set((data ?? []).map(one => Number(one?.id)));
  const beyond = translate('crud.form.foreign');
  return ids
    .filter(id => !known.has(id))
    .map(id => {
      const name = nameIn(record, target, id);
      return { id, name, text: name === undefined ? beyond : `${name} (${beyond})` };
    });
}
