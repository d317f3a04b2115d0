const REMEDY = 'To use a PostgreSQL of your own instead, set DATABASE_URL.';

/** The embedded server cannot be had here; the message says why and what to do. */
export class EmbeddedError extends Error {
  override readonly name = 'EmbeddedError';

  constructor(reason: string, options?: ErrorOptions) {
    super(`${reason}. ${REMEDY}`, options);
  }
}

/** Whether an error is the system's own of that code, such as `ENOENT`. */
export const isErrno = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
