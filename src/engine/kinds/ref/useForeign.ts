import { useGetManyAggregate, useRecordContext, useTranslate } from 'react-admin';
import { entityNamed } from '#catalog/registry/entities.ts';
import { nameIn, toldIn } from './toldIn.ts';
import { askedBeside } from './useLookUp.ts';

/** A reference that points beyond what its reader may read. */
export interface Foreign {
  readonly id: number;
  /** The name alone, where the record around tells it. */
  readonly name: string | undefined;
  /** What stands in its place. */
  readonly text: string;
}

/**
 * Those of the references that the host keeps to another branch: it has answered, without their records. A lost answer
 * says nothing of them.
 */
export function useForeign(target: string, ids: readonly number[], isOn = true): readonly Foreign[] {
  const translate = useTranslate();
  const record = useRecordContext();
  const entity = entityNamed(target);
  const untold = ids.filter(id => toldIn(record, target, id) === undefined);
  const isAsked = isOn && untold.length > 0;
  const { data, error, isPending } = useGetManyAggregate(
    entity.route,
    { ids: untold, ...askedBeside(entity) },
    { enabled: isAsked },
  );
  const known = new Set((data ?? []).map(one => Number(one?.id)));
  const isAnswered = isAsked && !isPending && !error;
  const beyond = translate('crud.form.foreign');
  return ids
    .filter(id => (untold.includes(id) ? isAnswered && !known.has(id) : typeof toldIn(record, target, id) === 'string'))
    .map(id => {
      const name = nameIn(record, target, id);
      return { id, name, text: name === undefined ? beyond : `${name} (${beyond})` };
    });
}
