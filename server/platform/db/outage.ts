import pg from 'pg';

/**
 * Why something could not be done although nothing was wrong with it: the database is `away` (the connection broke or
 * cannot be made), `busy` (out of connections, memory or time), or a disk is `full`.
 */
export type Outage = 'away' | 'busy' | 'full';

/** What PostgreSQL says by SQLSTATE. A server that only reads (25006) was the main one until a moment ago. */
const states: readonly (readonly [Outage, RegExp])[] = [
  ['away', /^(08...|57P0[1-5]|25P0[34]|25006)$/],
  ['busy', /^(53[0234]..|57014|40001|40P01|55P03|58000|58030)$/],
  ['full', /^53100$/],
];

/** What the system says of a socket or a file. */
const codes: Readonly<Record<string, Outage>> = {
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  ECONNABORTED: 'away',
  EPIPE: 'away',
  ENOTCONN: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  EHOSTDOWN: 'away',
  ENETUNREACH: 'away',
  ENETDOWN: 'away',
  ENETRESET: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  ERR_STREAM_DESTROYED: 'away',
  ERR_SOCKET_CLOSED: 'away',
  EMFILE: 'busy',
  ENFILE: 'busy',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

/** What the driver says without a code. */
const texts: readonly (readonly [Outage, RegExp])[] = [
  ['away', /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout expired)/],
  ['away', /^(Cannot use a pool after calling end|Received unexpected \w+ message from backend)/],
  ['busy', /^(timeout exceeded when trying to connect|Query read timeout)/],
];

const among = (all: readonly (readonly [Outage, RegExp])[], text: string): Outage | undefined =>
  all.find(([, pattern]) => pattern.test(text))?.[0];

function ownOutage(error: Error): Outage | undefined {
  if (error instanceof pg.DatabaseError) return among(states, error.code ?? '');
  const code = 'code' in error ? String(error.code) : '';
  // A socket of the file system that is not there, as opposed to any other file.
  const isSocket = 'syscall' in error && error.syscall === 'connect';
  return codes[code] ?? (isSocket ? 'away' : among(texts, error.message));
}

/** The outage behind an error, if one is. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  return ownOutage(error) ?? outageOf(error.cause);
}
