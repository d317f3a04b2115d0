import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import { useSettled } from './useSettled.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';

const TAKEN = 'taken';

/**
 * Says early that another record already has this value. A failed question says nothing: the host has the last word
 * when the record is saved.
 */
export function TakenCheck({ entity, name }: { readonly entity: Entity; readonly name: string }) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const record = useRecordContext();
  const { setError, clearErrors, getFieldState } = useFormContext();
  const formState = useFormState({ name });
  const now = String(useWatch({ name }) ?? '').trim();
  const value = useSettled(now);
  const { data: taken } = useQuery({
    queryKey: [entity.route, 'isTaken', name, value, record?.id],
    queryFn: ({ signal }) =>
      dataProvider.isTaken(entity.route, { field: name, value, ...(record?.id && { id: record.id }) }, signal),
    enabled: value !== '' && value === now && value !== String(record?.[name] ?? ''),
    retry: false,
    staleTime: 10_000,
  });
  const isTaken = taken === true && value === now;
  const error = getFieldState(name, formState).error?.type;
  // The form checks the field when it is left and forgets what it did not find itself, so it is told anew.
  useLayoutEffect(() => {
    if (isTaken && error === undefined) setError(name, { type: TAKEN, message: 'violations.taken' });
    if (!isTaken && error === TAKEN) clearErrors(name);
  }, [isTaken, error, name, setError, clearErrors]);
  return null;
}
