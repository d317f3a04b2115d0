import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import type { Host } from './engine/context/host.ts';
import { frontEnd } from './platform/http/frontEnd.ts';

/** How long open requests may take to finish when the host stops, in milliseconds. */
const DRAIN = 5_000;

interface Ear {
  readonly port: number;
  /** Where the built front end lies, if it is built. */
  readonly pages: string;
  listening?(port: number): void;
  /** Nobody can be served there. */
  failed(error: Error): void;
}

/** Answers requests on a port; gives what ends that after those under way. */
export async function listen(host: Host, { port, pages, listening, failed }: Ear): Promise<() => Promise<void>> {
  const app = createApp(host, existsSync(join(pages, 'index.html')) ? await frontEnd(pages) : undefined);
  const server = serve({ fetch: app.fetch, port }, address => listening?.(address.port));
  server.on('error', failed);
  return async () => {
    // Else its readers would keep the host from stopping.
    void host.live?.close();
    const impatient = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN);
    const closed = new Promise(resolve => server.close(resolve));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    await closed;
    clearTimeout(impatient);
  };
}
