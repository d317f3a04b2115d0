import { HttpError } from 'react-admin';

/** The host has said no to this one alone; anything else would come to the next one as well. */
export const isOfOne = (error: unknown): boolean =>
  error instanceof HttpError && [400, 404, 409, 412, 422].includes(error.status);
