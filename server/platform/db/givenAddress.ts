import pg from 'pg';
import { StartError } from '../StartError.ts';

const ADVICE = 'it has the form postgresql://user:password@host:5432/database, with special characters percent-encoded';

/** The connection string of `DATABASE_URL`; undefined without one. Never repeats it, since a password is in it. */
export function givenAddress(given: string | undefined): string | undefined {
  const url = given?.trim();
  if (!url) return undefined;
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(url) ?? [];
  if (scheme && !/^postgres(ql)?$/i.test(scheme)) {
    throw new StartError(
      `DATABASE_URL is the address of another kind of database (${scheme}): it must begin with postgresql://.`,
    );
  }
  try {
    if (!scheme || !URL.canParse(url)) throw new TypeError('no URL');
    // Reads the whole of it, with the certificates that it names.
    void new pg.Client(url);
    return url;
  } catch {
    throw new StartError(`DATABASE_URL is no address of a PostgreSQL: ${ADVICE}.`);
  }
}
