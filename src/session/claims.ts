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
