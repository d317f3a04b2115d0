import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { icons } from './icons.ts';

type Icons = typeof icons;

/** A page that asks for no records is not waited for any longer, in milliseconds. */
const PATIENCE = 1500;

let drawn: Icons | undefined;

/** Calls back once the first records of a visit stand, or none seem to come. Gives what ends the waiting. */
function whenRecordsStand(client: QueryClient, callback: () => void): () => void {
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

/** Pictures of the navigation; there are many, so they are drawn after the records that the reader waits for. */
export function useIcons(): Icons | undefined {
  const client = useQueryClient();
  const [shown, setShown] = useState(drawn);
  useEffect(() => {
    if (drawn) return undefined;
    return whenRecordsStand(client, () => {
      drawn = icons;
      setShown(icons);
    });
  }, [client]);
  return shown;
}
