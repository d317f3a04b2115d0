import pg from 'pg';
import { isErrno } from './EmbeddedError.ts';

/** `busy`: it is there, but starting or stopping. */
export type State = 'up' | 'busy' | 'down';

const CANNOT_CONNECT_NOW = '57P03';
const TOO_MANY_CONNECTIONS = '53300';

/** Asks whoever listens at the address, which is surer than any file about numbers of processes. */
export async function probe(url: string | null): Promise<State> {
  if (url === null) return 'down';
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // connect() tells the failure below; pg tells it a second time, which unheard would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return 'up';
  } catch (error) {
    if (isErrno(error, 'ENOENT') || isErrno(error, 'ECONNREFUSED')) return 'down';
    if (isErrno(error, TOO_MANY_CONNECTIONS)) return 'up';
    if (isErrno(error, CANNOT_CONNECT_NOW) || isErrno(error, 'ECONNRESET') || isErrno(error, 'EPIPE')) return 'busy';
    if (error instanceof Error && /terminated|timeout/i.test(error.message)) return 'busy';
    throw error;
  }
}
