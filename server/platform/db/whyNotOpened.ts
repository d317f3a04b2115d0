import pg from 'pg';
import { StartError } from '../StartError.ts';
import { databaseErrorOf } from './databaseError.ts';
import { EmbeddedError } from './embedded/EmbeddedError.ts';
import { outageOf } from './outage.ts';

const innermost = (error: Error): Error => (error.cause instanceof Error ? innermost(error.cause) : error);

function reasonOf(error: unknown, database: string): string {
  const { code } = databaseErrorOf(error) ?? {};
  if (code === '28P01' || code === '28000') return 'refuses the user or the password of DATABASE_URL';
  if (code === '3D000') return `has no database "${database}", which DATABASE_URL names`;
  if (code === '42501')
    return `does not let the user of DATABASE_URL make tables: make that user the owner of the database "${database}"`;
  const { message, ...cause } = innermost(error instanceof Error ? error : new Error(String(error)));
  const said =
    'code' in cause && typeof cause.code === 'string' ? cause.code : message.replace(/\s+/g, ' ').slice(0, 300);
  return outageOf(error) && !code
    ? `cannot be reached (${said}): see whether it runs and whether DATABASE_URL is right`
    : `cannot be used: ${message.replace(/\s+/g, ' ').slice(0, 300)}`;
}

/** One sentence for why the database of `DATABASE_URL`, or the embedded one, could not be opened. */
export function whyNotOpened(error: unknown, url: string | undefined): StartError {
  if (error instanceof StartError) return error;
  if (error instanceof EmbeddedError)
    return new StartError(`The embedded database cannot be opened: ${error.message.replace(/\s*\n\s*/g, '; ')}`, {
      cause: error,
    });
  if (url === undefined)
    return new StartError(`The embedded database cannot be opened: it ${reasonOf(error, 'rihla')}.`, { cause: error });
  const { host, port, database = '' } = new pg.Client(url);
  return new StartError(`PostgreSQL at ${host}:${port} ${reasonOf(error, database)}.`, { cause: error });
}
