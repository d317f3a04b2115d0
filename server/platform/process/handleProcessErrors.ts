import { outageOf } from '../db/outage.ts';
import { failureForLog } from '../forLog.ts';
import type { Platform } from '../services/Platform.ts';

/**
 * What happens to failures that nobody waits for. A promise that is refused, and a connection that breaks, harm only
 * the request that they belong to: what is kept lies in the database. After any other error that nobody caught, the
 * process may be half-way through anything; it lets open requests finish, and `end` ends it for its supervisor to start
 * again.
 */
export function handleProcessErrors(log: Platform['log'], end: (status: number) => void): void {
  process.on('unhandledRejection', reason =>
    log({ level: 'error', event: 'rejection not handled', ...failureForLog(reason) }),
  );
  process.on('uncaughtException', error => {
    log({ level: 'error', event: 'exception not caught', ...failureForLog(error) });
    if (outageOf(error) === undefined) end(1);
  });
  // A log that cannot be written, because its reader has gone or its disk is full, is no reason to serve nobody.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
