import type { Context } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { Env } from './Env.ts';
import { type Bounds, Pace } from '../flow/pace.ts';

/** What is taken more slowly is cut: others of the same user or address wait for the turn. */
const LEAST: Bounds = { patience: 20_000, bytesPerSecond: 64 * 1024 };
/** How often a connection is looked at, in milliseconds. */
const LOOK = 1_000;

const hasConnection = (env: unknown): env is HttpBindings =>
  typeof env === 'object' && env !== null && 'incoming' in env && 'outgoing' in env;

/** Cuts a connection whose reader takes too little of what is written to it; gives what ends the watch. */
function cutSlow({ incoming: { socket }, outgoing }: HttpBindings): () => void {
  const pace = new Pace(LEAST);
  let written = socket.bytesWritten;
  const look = setInterval(() => {
    pace.stop();
    pace.moved(socket.bytesWritten - written);
    written = socket.bytesWritten;
    // With nothing left to take, or another answer before it, it is the host that lets them wait.
    if (outgoing.socket && outgoing.writableLength > 0) pace.start(() => socket.destroy());
  }, LOOK);
  return () => {
    clearInterval(look);
    pace.stop();
  };
}

/**
 * Calls `done` once the last of an answer has left the host, or its connection has ended, whatever ended it; at once
 * where the application is called without a connection.
 */
export function whenSent({ env }: Context<Env>, done: () => void): void {
  const given: unknown = env;
  if (!hasConnection(given)) return done();
  const { incoming, outgoing } = given;
  const { socket } = incoming;
  if (outgoing.destroyed || socket.destroyed) return done();
  const unwatch = cutSlow(given);
  const end = (): void => {
    unwatch();
    outgoing.off('close', end);
    socket.off('close', end);
    // One round of the event loop later, so that a queue of quick answers never is one long task.
    setImmediate(done);
  };
  outgoing.on('close', end);
  // An answer that stands behind another of its connection never has it, and is told nothing of its end.
  socket.on('close', end);
}
