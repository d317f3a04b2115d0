import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { INBOX } from '#catalog/engine/mail.ts';
import { hostConfig } from '../../authProvider/hostConfig.ts';
import type { RihlaDataProvider } from '../../dataProvider/RihlaDataProvider.ts';

/** Where nothing tells of a new message one is looked for so often, in milliseconds. */
const BETWEEN = 3 * 60_000;

/** How much in one's own inbox has not been read; 0 as long as nobody knows. Other hosts of the family have no inbox. */
export function useUnread(): number {
  const dataProvider = useDataProvider<RihlaDataProvider>();
  const { data = 0 } = useQuery({
    queryKey: [INBOX, 'unread'],
    queryFn: async ({ signal }) => {
      if (!(await hostConfig()).takesKeys) return 0;
      return (await dataProvider.ask<{ unread: number }>('/api/inbox/unread', { signal })).unread;
    },
    refetchInterval: BETWEEN,
    refetchOnWindowFocus: true,
    // Asked again before long, and no reason to wait for.
    retry: false,
  });
  return data;
}
