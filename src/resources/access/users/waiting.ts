/** Made by somebody who asked for an account; the host writes it (registration). */
const REGISTRATION = 'registration';

/** Filter of the users who wait for an administrator's approval. One who was suspended has signed in before. */
export const waitingFilter = { user_type: REGISTRATION, is_active: false, last_login__isnull: true } as const;

/** What that is told by. */
export const userFields = ['user_type', 'is_active', 'last_login'] as const;

/** The same of one user. */
export const isWaiting = (record: Readonly<Record<string, unknown>>): boolean =>
  record['user_type'] === REGISTRATION && record['is_active'] === false && !record['last_login'];
