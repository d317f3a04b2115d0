import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/** Classes of SQLSTATE whose messages speak of the server and of our statements, never of a value. */
const impersonal = /^(08|25|26|34|40|42|53|54|55|57|58|XX)/;

/** A text without anything that may be somebody's: quoted values, addresses, numbers. */
const withoutValues = (text: string): string =>
  text
    .replace(/"[^"]*"|'[^']*'|`[^`]*`/g, '"…"')
    .replace(/\S+@\S+/g, '…')
    .replace(/\+?\d[\d ().-]{3,}\d/g, '…')
    .slice(0, 500);

/** Where it happened: the lines of a stack below its message, which may hold anything. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, 12)
    .map(line => line.trim());

function ownPart(error: Error): Readonly<Record<string, unknown>> {
  if (error instanceof pg.DatabaseError) {
    const { code = '', message, table, column, constraint, dataType, routine } = error;
    return {
      code,
      ...(impersonal.test(code) && { message: message.slice(0, 500) }),
      table,
      column,
      constraint,
      dataType,
      routine,
    };
  }
  if (error instanceof DrizzleQueryError) return { statement: error.query.replace(/'[^']*'/g, `'…'`).slice(0, 2_000) };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { message: withoutValues(error.message), code };
}

/**
 * What the log may know of a failure: where, in which statement and why, but no value of any record. The query
 * builder's messages hold a statement's parameters, PostgreSQL's the value that it refused.
 */
export function failureForLog(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { error: typeof error };
  const { cause } = error;
  return {
    error: error.name,
    ...ownPart(error),
    frames: framesOf(error),
    ...(cause instanceof Error && { cause: failureForLog(cause) }),
  };
}

/** A path without what stands behind a record's id for readers, its name, and without the token of a printed code. */
export const pathForLog = (path: string): string =>
  path.replace(/^(\/apps\/.*?\/\d+)\/.+/, '$1').replace(/^(\/verify)\/.+/, '$1');
