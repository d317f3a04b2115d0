import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { entities } from '../../catalog/registry/entities.ts';
import { urlOfDatabase } from './databaseCluster.ts';
import { type HostProcess, startHost } from './databaseHost.ts';
import { type Office, openOffice, SECRET } from './office.ts';
import { VAULT_KEY } from './officeOn.ts';
import { createSample } from './sample.ts';

interface Called {
  readonly body?: unknown;
  readonly version?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Two processes of the host on one database, beside an office of the test's own on the same. */
export interface TwoHosts {
  readonly office: Office;
  readonly url: string;
  readonly hosts: readonly HostProcess[];
  /** A call of one client, at the first host or at the second. */
  call(client: number, method: string, path: string, asked?: Called): Promise<{ status: number; body: any }>;
  close(): Promise<void>;
}

export async function openTwoHosts(): Promise<TwoHosts> {
  // The hosts go by the time of day, and so must the tokens that they are given.
  const office = await openOffice({ clock: () => new Date() });
  const { rows } = await office.host.db.execute<{ name: string }>('select current_database() as name');
  const url = urlOfDatabase(inject('cluster').adminUrl, rows[0]?.name ?? '');
  // A host fills empty tables of places when it starts, and its codes would be those of the samples.
  await createSample(office, entities.thana);
  const folder = await mkdtemp(join(tmpdir(), 'rihla-hosts-'));
  const given = { DATABASE_URL: url, JWT_SECRET: SECRET, DATA_KEY: VAULT_KEY, DEMO: '0', LOG: '0' };
  const hosts = await Promise.all([startHost(folder, given), startHost(folder, given)]);
  // They begin an agency with caution, other than the offices of tests, whose cash goes below zero unasked.
  await office.pool.query(`update book_setting set negative_cash = 'allow'`);
  return {
    office,
    url,
    hosts,
    async call(client, method, path, { body, version, headers } = {}) {
      const reply = await fetch(`${hosts[client % 2]?.url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${office.tokens.admin}`,
          'content-type': 'application/json',
          ...(version && { 'if-match': `"${version}"` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: reply.status, body: await reply.json() };
    },
    async close() {
      await Promise.all(hosts.map(host => host.stop()));
      await rm(folder, { recursive: true, force: true });
      await office.close();
    },
  };
}

/** Does something for so many clients at once. */
export const together = <T>(count: number, work: (client: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, client) => work(client)));
