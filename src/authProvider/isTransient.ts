/**
 * Whether a call that has failed may succeed as it is, made later: the network or the host was in trouble, or had too
 * much to do. A refusal stays one until what is sent, or the user's rights, have changed.
 */
export function isTransient(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  return !(status >= 400 && status < 500) || status === 408 || status === 429;
}
