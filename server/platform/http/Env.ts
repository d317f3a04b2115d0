import type { Locale } from '#catalog/engine/texts/texts.ts';
import type { Session } from './Session.ts';
import type { Caller } from './Caller.ts';

/** What a request carries through the application. */
export interface Env {
  Variables: {
    caller: Caller;
    session?: Session;
    /** What the token of the call says, before anybody has looked whether it still holds. */
    claimed?: Promise<Session>;
    locale: Locale;
    requestId: string;
    /** What is given back when the request has been worked on. */
    releases: (() => void)[];
    /** Ends the caller's turn, which lasts until the answer has been sent. */
    leave?: (() => void) | undefined;
  };
}
