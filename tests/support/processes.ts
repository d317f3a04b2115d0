import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { HostProcess } from './databaseHost.ts';

const line = z.object({
  event: z.string().optional(),
  /** Of a process that was started, and of one that has answered. */
  number: z.number().optional(),
  pid: z.number().optional(),
  process: z.number().optional(),
  request: z.string().optional(),
});
export type Logged = z.infer<typeof line>;

/** What a host has logged. */
export const loggedBy = ({ lines }: HostProcess): Logged[] =>
  lines.filter(one => one.startsWith('{')).map(one => line.parse(JSON.parse(one)));

/** The numbers that the system gave to the processes which a host has started, by their own. */
export const startedBy = (host: HostProcess): Map<number, number> =>
  new Map(
    loggedBy(host).flatMap(({ event, number = 0, pid = 0 }) => (event === 'process started' ? [[number, pid]] : [])),
  );

/** A client that keeps one connection, and so is answered by one process. */
export interface Client {
  call(method: string, path: string, body?: object, token?: string): Promise<{ status: number; body: any }>;
  /** Which process answers. */
  readonly process: number;
  close(): void;
}

async function send(agent: Agent, url: string, { method, headers, body }: Record<string, any>) {
  return new Promise<{ status: number; id: string; text: string }>((resolve, reject) => {
    const asked = request(url, { agent, method, headers }, async answer => {
      const text = (await answer.toArray()).join('');
      resolve({ status: answer.statusCode ?? 0, id: String(answer.headers['x-request-id']), text });
    });
    asked.on('error', reject).end(body && JSON.stringify(body));
  });
}

/** Connects to a host that logs its requests. */
export async function connect(host: HostProcess): Promise<Client> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const { id } = await send(agent, `${host.url}/healthz`, { method: 'GET' });
  const answered = () => loggedBy(host).find(one => one.request === id);
  while (!answered()) await pause(5);
  return {
    process: answered()?.process ?? 0,
    async call(method, path, body, token) {
      const headers = {
        'accept-encoding': 'identity',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      };
      const { status, text } = await send(agent, `${host.url}${path}`, { method, headers, body });
      return { status, body: text ? JSON.parse(text) : undefined };
    },
    close: () => agent.destroy(),
  };
}

/** Clients of two processes of a host: connections go to them in turn, but in no order to rely on. */
export async function connectToBoth(host: HostProcess): Promise<[Client, Client]> {
  const first = await connect(host);
  for (;;) {
    const other = await connect(host);
    if (other.process !== first.process) return [first, other];
    other.close();
  }
}
