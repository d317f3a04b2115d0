import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Entity } from '../../../catalog/defineEntity.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';

/** Long enough that typing on does not ask for every letter. */
const PAUSE = 350;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * Says early that another record already has this value. A failed question says nothing: the host has the last word
 * when the record is saved.
 */
export function TakenCheck({ entity, name }: { readonly entity: Entity; readonly name: string }) {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const record = useRecordContext();
  const { setError } = useFormContext();
  const now = String(useWatch({ name }) ?? '').trim();
  const value = useSettled(now);
  const { data: taken } = useQuery({
    queryKey: [entity.route, 'isTaken', name, value, record?.id],
    queryFn: ({ signal }) => dataProvider.isTaken(entity.route, { field: name, value, ...(record?.id && { id: record.id }) }, signal),
    enabled: value !== '' && value === now && value !== String(record?.[name] ?? ''),
    retry: false,
    staleTime: 10_000,
  });
  useEffect(() => {
    if (taken && value === now) setError(name, { type: 'taken', message: 'violations.taken' });
  }, [taken, value, now, name, setError]);
  return null;
}
