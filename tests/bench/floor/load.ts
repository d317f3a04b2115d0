/** Asks one question over 32 connections for some seconds, in a process of its own, and sends how many a second came. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Asked } from './questions.ts';

const CONNECTIONS = 32;
/** Asked before the clock runs. */
const WARMING = 8;
/** Said to whoever waits too long for a turn: no answer, and no defect either. */
const refused: readonly number[] = [429, 503];

/** What to ask, where, for how long, and with which tokens in turn. */
export interface Load {
  readonly url: string;
  readonly asked: Asked;
  readonly tokens: readonly string[];
  readonly seconds: number;
}

/** The number that `%` stands for; every row is met before one is met again. */
const numberAt = (at: number, upTo = 1e9): number => ((at * 7919) % upTo) + 1;

/** Whether there was an answer. */
function ask({ url, asked, tokens }: Load, agent: Agent, at: number): Promise<boolean> {
  const filled = (pattern: string): string => pattern.replaceAll('%', String(numberAt(at, asked.upTo)));
  const body = asked.body && filled(JSON.stringify(asked.body));
  const token = tokens[at % tokens.length];
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': randomUUID(),
    }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url + filled(asked.path), { agent, method: asked.method ?? 'GET', headers }, reply => {
      const status = reply.statusCode ?? 0;
      reply.on('error', reject);
      if (status < 300 || refused.includes(status)) return reply.on('end', () => resolve(status < 300)).resume();
      return text(reply).then(said => reject(new Error(`${asked.path}: ${status} ${said.slice(0, 200)}`)), reject);
    });
    sent.on('error', reject).end(body);
  });
}

/** Slow answers are waited for, since a host that answers nothing within the time is not one that answers none. */
async function rateOf(load: Load): Promise<number> {
  // A server closes what has been idle for seconds, as it is while the other one is asked.
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let at = Math.floor(Date.now() % 1e6);
  await Promise.all(Array.from({ length: WARMING }, () => ask(load, agent, (at += 1))));
  const began = performance.now();
  const end = began + load.seconds * 1000;
  let answered = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (performance.now() < end) if (await ask(load, agent, (at += 1))) answered += 1;
    }),
  );
  const rate = (answered * 1000) / (performance.now() - began);
  agent.destroy();
  return rate;
}

process.on('message', (load: Load) => {
  void rateOf(load).then(
    rate => process.send?.({ rate }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  );
});
