import { setTimeout as pause } from 'node:timers/promises';
import { accountOfSession, callerOf } from '../auth/account.ts';
import type { Session } from '../../platform/http/Session.ts';
import { failureForLog } from '../../platform/forLog.ts';
import type { Host } from '../context/host.ts';
import type { Changed, Live } from '../../platform/services/Live.ts';
import { seenBy } from './seenBy.ts';
import { Stream } from '../../platform/live/Stream.ts';

/** What happens within so short a time is told together, in milliseconds. */
const TOGETHER = 150;

/** Streams that one user may have open at a time: one for each window that is looked at. */
const MOST = 12;

/** The streams of one process, told one after the other, so that they never hold more than one connection. */
export class Streams {
  readonly #host: Host;
  readonly #live: Live;
  readonly #open = new Map<Stream, Session>();
  #waiting: Changed[] = [];
  #isPassing = false;
  #heard: Promise<unknown> | undefined;

  constructor(host: Host, live: Live) {
    this.#host = host;
    this.#live = live;
  }

  hasRoom({ user_id }: Session): boolean {
    return [...this.#open.values()].filter(one => one.user_id === user_id).length < MOST;
  }

  /** A stream for a session, which says that it is ready once nothing is missed any more. */
  begin(session: Session): Stream {
    const stream: Stream = new Stream({
      onBeat: () => this.#tell(stream, session, []),
      onEnd: () => this.#open.delete(stream),
    });
    this.#open.set(stream, session);
    this.#listen().then(
      () => stream.send('ready', {}),
      () => stream.end(),
    );
    return stream;
  }

  #listen(): Promise<unknown> {
    this.#heard ??= this.#live.hear({
      changed: what => {
        this.#waiting.push(what);
        if (!this.#isPassing) void this.#pass();
      },
      // Whoever comes back asks anew for what they look at.
      lost: () => {
        this.#heard = undefined;
        for (const stream of this.#open.keys()) stream.end();
      },
    });
    return this.#heard;
  }

  async #pass(): Promise<void> {
    this.#isPassing = true;
    while (this.#waiting.length > 0) {
      await pause(TOGETHER);
      const all = this.#waiting.splice(0);
      for (const [stream, session] of this.#open) await this.#tell(stream, session, all);
    }
    this.#isPassing = false;
  }

  /** Rights are looked at each time. In any doubt the stream ends, and its reader asks anew. */
  async #tell(stream: Stream, session: Session, all: readonly Changed[]): Promise<void> {
    try {
      const account = await accountOfSession(this.#host.db, session);
      if (!account?.isActive) return stream.end();
      for (const told of await seenBy(this.#host, callerOf(account), all)) stream.send('changed', told);
    } catch (error) {
      this.#host.log({ level: 'warn', event: 'changes not told', ...failureForLog(error) });
      stream.end();
    }
  }
}
