interface DatabaseError {
  /** SQLSTATE, five characters. */
  readonly code: string;
  readonly constraint?: string;
  readonly table?: string;
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' && error.code.length === 5;

/** The error of PostgreSQL behind one of the query builder, if that is what it is. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  if (isDatabaseError(error)) return error;
  return error instanceof Error && error.cause ? databaseErrorOf(error.cause) : undefined;
}
