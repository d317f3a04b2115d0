import { HttpError } from 'react-admin';

const OUTLIVED = 'session_over';

/**
 * The session of the call is over, and somebody else's has begun meanwhile, which the host's refusal does not concern.
 */
export const outlived = (): HttpError => new HttpError('shell.failures.outlived', 401, { code: OUTLIVED });

/** Whether a failure is such a one. */
export const isOutlived = (error: unknown): boolean => error instanceof HttpError && error.body?.code === OUTLIVED;
