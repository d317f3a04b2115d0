import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { telling } from '#catalog/hajj/telling.ts';
import type { RihlaDataProvider } from '#src/dataProvider/RihlaDataProvider.ts';
import { useSettled } from '#src/engine/kinds/text/useSettled.ts';
import { askedOf, keyOf } from './askedOf.ts';
import type { Registered } from './Alike.ts';

const PATH = '/api/passengers/registered';

/**
 * Who is registered with the numbers that stand in the form, once nobody types any more. A failed question says nothing:
 * the host has the last word when the file is saved.
 */
export function useRegistered() {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const record = useRecordContext();
  const watched = useWatch({ name: telling });
  const values = Object.fromEntries(telling.map((name, at) => [name, watched[at]]));
  const key = keyOf(values);
  const isSettled = useSettled(key) === key;
  const body = askedOf(values, record);
  const { data, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['passengers', 'registered', body],
    queryFn: ({ signal }) => dataProvider.ask<Registered>(PATH, { method: 'POST', body, signal }),
    enabled: body !== undefined && isSettled,
    retry: false,
    staleTime: 10_000,
    // Numbers are kept no longer than somebody looks at them.
    gcTime: 0,
  });
  const answer = body ? data : undefined;
  return { key, answer, answeredAt: dataUpdatedAt, askAgain: () => (body ? void refetch() : undefined) };
}
