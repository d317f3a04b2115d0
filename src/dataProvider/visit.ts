import type { QueryClient } from '@tanstack/react-query';
import { createDataProvider } from './createDataProvider.ts';
import type { RihlaDataProvider } from './RihlaDataProvider.ts';
import { locale } from '../i18n/locale.ts';
import { createQueryClient } from './queryClient.ts';
import { answerAtOnce } from '../authProvider/answersAtOnce.ts';
import { apiUrl, mediaUrl } from '../authProvider/host.ts';
import { hostConfig } from '../authProvider/hostConfig.ts';
import { outlived } from '../authProvider/outlived.ts';
import { session } from '../authProvider/session.ts';

/** What one user knows of the office, and the way to more; the next user begins with another. */
export interface Visit {
  readonly queryClient: QueryClient;
  readonly dataProvider: RihlaDataProvider;
}

/** The token of this user. In the name of another, who has signed in meanwhile, nothing is asked for or done. */
function tokenOf(owner: string | null): string | null {
  const token = session.token();
  if (token !== null && session.ownerId() !== owner) throw outlived();
  return token;
}

/** `followWrites` makes what is told the path of every call that has changed something, for those that keep answers. */
export function beginVisit(followWrites: (queryClient: QueryClient) => (path: string) => void): Visit {
  const queryClient = createQueryClient();
  answerAtOnce(queryClient);
  const owner = session.ownerId();
  const dataProvider = createDataProvider({
    baseUrl: apiUrl,
    mediaUrl,
    fetch: (input, init) => fetch(input, init),
    token: () => tokenOf(owner),
    locale,
    takesKeys: async () => (await hostConfig()).takesKeys,
    onWritten: followWrites(queryClient),
  });
  return { queryClient, dataProvider };
}
