/** One sign-in: every token that is renewed from its first one carries the same. */
export interface Session {
  readonly user_id: number;
  /** Names the session, so that it can be ended by itself. */
  readonly sid: string;
  /** The account's `session_version` at the sign-in; a later one ends every session of before. */
  readonly session_version: number;
  /** When the password was given, in seconds since 1970. */
  readonly auth_time: number;
}
