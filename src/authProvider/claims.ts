import { jwtDecode, type JwtPayload } from 'jwt-decode';

/** What a token says; times in seconds. */
export interface Claims extends JwtPayload {
  readonly user_id?: unknown;
}

/** Reads a token. One that is none says nothing: whoever holds it is a guest. */
export function claimsOf(token: string): Claims {
  try {
    return jwtDecode<Claims>(token);
  } catch {
    return {};
  }
}

/** Whether two tokens name the same user; of a token that names nobody, nothing is known. */
export function isSameUser(token: string, other: string): boolean {
  const { user_id: user } = claimsOf(token);
  return user !== undefined && user === claimsOf(other).user_id;
}

/**
 * Whether a token names somebody else than the one before it. A guest's call, or a token that names nobody, is nobody
 * else's.
 */
export const isOtherUser = (token: string | null, next: string): boolean =>
  token !== null && claimsOf(token).user_id !== claimsOf(next).user_id;
