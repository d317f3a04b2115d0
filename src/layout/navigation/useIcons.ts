import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { icons } from './icons.ts';

type Icons = typeof icons;

/** A page that asks for no records is not waited for any longer, in milliseconds. */
const PATIENCE = 1500;

let fetched: Icons | undefined;

/** Calls back once the first records of a visit stand, or none seem to come. Gives what ends the waiting. */
export function whenRecordsStand(client: QueryClient, callback: () => void): () => void {
  const end = () => {
    clearTimeout(timer);
    stop();
  };
  const done = () => {
    end();
    requestAnimationFrame(callback);
  };
  const timer = setTimeout(done, PATIENCE);
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    const isRecords =
      type === 'updated' && query.state.status === 'success' && String(query.queryKey[1]).startsWith('get');
    if (isRecords && client.isFetching() === 0) done();
  });
  return end;
}

/** Pictures of the navigation; there are many, so they come after the records that the reader waits for. */
export function useIcons(): Icons | undefined {
  const client = useQueryClient();
  const [shown, setShown] = useState(fetched);
  useEffect(() => {
    if (fetched) return undefined;
    const fetchIcons = async () => {
      fetched = (await import('./icons.ts')).icons;
      setShown(fetched);
    };
    // Without pictures the navigation can be read as well.
    return whenRecordsStand(client, () => void fetchIcons().catch(() => undefined));
  }, [client]);
  return shown;
}
