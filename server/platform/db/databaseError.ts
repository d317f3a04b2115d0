import pg from 'pg';

/** The error of PostgreSQL behind one of the query builder, if that is what it is. Its `code` is the SQLSTATE. */
export function databaseErrorOf(error: unknown): pg.DatabaseError | undefined {
  if (error instanceof pg.DatabaseError) return error;
  return error instanceof Error && error.cause ? databaseErrorOf(error.cause) : undefined;
}
