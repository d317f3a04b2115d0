import { z } from 'zod';
import { calls } from '../../catalog/engine/wire.ts';
import type { HostProcess } from './databaseHost.ts';

const department = calls('department');
const account = { email: 'admin@rihla.example', password: 'rihla-demo-2026' };

/** Signs in as the demo administrator; gives the headers of a call. */
async function signIn(url: string): Promise<Record<string, string>> {
  const response = await fetch(`${url}/user/api/v1/user/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`sign-in answered ${response.status}: ${await response.text()}`);
  const { access } = z.object({ access: z.string() }).parse(await response.json());
  return { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
}

export interface Load {
  /** Names of the departments whose creation the host has acknowledged. */
  readonly acknowledged: readonly string[];
  /** Resolves when that many are acknowledged. */
  reached(count: number): Promise<void>;
  /** Answers of a host that could not do it at the moment. */
  readonly refusals: readonly { readonly status: number; readonly retryAfter: string | null }[];
  /** Ends the writers after what they are about. */
  stop(): void;
  /** Resolves when every writer has met a broken connection, or was stopped. */
  readonly over: Promise<void>;
}

/** Writes departments from several connections at once until the host is gone. */
export async function startLoad({ url }: HostProcess, label: string, writers = 8): Promise<Load> {
  const headers = await signIn(url);
  const acknowledged: string[] = [];
  const refusals: { status: number; retryAfter: string | null }[] = [];
  let isStopped = false;
  const waiting: { count: number; resolve: () => void }[] = [];

  async function write(writer: number): Promise<void> {
    for (let turn = 0; !isStopped; turn += 1) {
      const name = `${label}-${writer}-${turn}`;
      const response = await fetch(url + department.create, {
        method: 'POST',
        headers,
        body: JSON.stringify({ name }),
      }).catch(() => null);
      if (!response) return;
      if (response.status !== 201) {
        // A database that dies leaves requests that fail in good order.
        if (response.status >= 500) {
          refusals.push({ status: response.status, retryAfter: response.headers.get('retry-after') });
          continue;
        }
        throw new Error(`create answered ${response.status}: ${await response.text()}`);
      }
      acknowledged.push(name);
      for (const { count, resolve } of waiting) if (acknowledged.length >= count) resolve();
    }
  }

  const over = Promise.all(Array.from({ length: writers }, (_, writer) => write(writer))).then(() => {});
  return {
    acknowledged,
    refusals,
    over,
    stop: () => {
      isStopped = true;
    },
    reached: count => Promise.race([new Promise<void>(resolve => waiting.push({ count, resolve })), over]),
  };
}

/** Names of all departments that the host knows. */
export async function departmentNames({ url }: HostProcess): Promise<ReadonlySet<string>> {
  const response = await fetch(url + department.everything, { headers: await signIn(url) });
  if (!response.ok) throw new Error(`the list answered ${response.status}`);
  const { departments } = z
    .object({ departments: z.array(z.object({ name: z.string() })) })
    .parse(await response.json());
  return new Set(departments.map(({ name }) => name));
}
