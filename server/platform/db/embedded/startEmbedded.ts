import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Platform } from '../../services/Platform.ts';
import { outageOf } from '../outage.ts';
import { chooseAccount } from './account.ts';
import { type Address, addressOf } from './address.ts';
import { findBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { type Settings, startServer, stopServer } from './control.ts';
import { EmbeddedError, isErrno } from './EmbeddedError.ts';
import { freePort } from './freePort.ts';
import { probe } from './probe.ts';
import { type Site, windows } from './site.ts';
import { type Watch, type Watched, watchServer } from './watch.ts';

const DATABASE = 'rihla';
/** Crash recovery of a large database takes its time; it answers `busy` meanwhile. */
const PATIENCE = 120_000;
/** Time for workers of a killed server to notice, or for another host to finish its start. */
const CONTENTION = 60_000;
/** Hosts that may stop the server one after another while this one starts. */
const MOST_TRIES = 5;

export interface EmbeddedOptions {
  /** Folder for everything that is kept; made when missing. */
  readonly dataDir: string;
  readonly log: Platform['log'];
  /** Server settings beyond the defaults, such as `fsync: 'off'` in tests. */
  readonly settings?: Settings;
}

export interface Embedded {
  /** Connection string of the product's database. */
  readonly url: string;
  /** A server was found running, left behind by a host that was killed. */
  readonly adopted: boolean;
  /** Stops the server unless another host uses it. Close pools first: open transactions are rolled back. */
  stop(): Promise<void>;
}

async function siteOf(dataDir: string): Promise<Site> {
  const root = resolve(dataDir);
  await mkdir(root, { recursive: true });
  const cluster = join(root, 'postgres');
  const account = await chooseAccount(cluster);
  const site = {
    cluster,
    account,
    logFile: join(root, 'postgres.log'),
    passwordFile: join(cluster, 'postgres.password'),
  };
  return { ...site, bin: await findBinaries(account, root) };
}

/** Sees to it that the server accepts connections; true when it had to be started. */
async function ensureUp(site: Site, address: Address, settings: Settings): Promise<boolean> {
  const begun = Date.now();
  for (let started = false; Date.now() - begun < PATIENCE; await pause(100)) {
    const state = await probe(await address.url('postgres'));
    if (state === 'up') return started;
    if (state === 'busy') continue;
    try {
      await startServer(site, settings);
      started = true;
    } catch (error) {
      // Another host was faster, or workers of a killed server have not noticed yet; both pass.
      const passes = error instanceof EmbeddedError && /lock file|shared memory block/.test(error.message);
      if (!passes || Date.now() - begun > CONTENTION) throw error;
    }
  }
  throw new EmbeddedError(`PostgreSQL did not get ready within ${PATIENCE / 1000} seconds; see ${site.logFile}`);
}

async function urlOf(address: Address, database: string): Promise<string> {
  const url = await address.url(database);
  if (url === null) throw new EmbeddedError('PostgreSQL stopped while it was being started');
  return url;
}

const DUPLICATE_DATABASE = '42P04';
const UNIQUE_VIOLATION = '23505';

async function ensureDatabase(address: Address): Promise<void> {
  const client = new pg.Client(await urlOf(address, 'postgres'));
  client.on('error', () => {});
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } catch (error) {
    // Another host, started at the same time, was faster.
    if (!isErrno(error, DUPLICATE_DATABASE) && !isErrno(error, UNIQUE_VIOLATION)) throw error;
  } finally {
    await client.end();
  }
}

/** Brings the server up and makes itself known to other hosts, one of which may be stopping it at this very moment. */
async function taken(watched: Watched): Promise<{ adopted: boolean; watch: Watch }> {
  for (let tries = 1; ; tries += 1) {
    const adopted = !(await watched.revive());
    try {
      return { adopted, watch: await watchServer(watched) };
    } catch (error) {
      if (tries === MOST_TRIES || outageOf(error) === undefined) throw error;
    }
  }
}

/**
 * Starts the PostgreSQL that comes with the product, on a private socket below `dataDir`, or adopts the one that a
 * killed host left running. A server that dies is started again. Throws an EmbeddedError that says what to do.
 */
export async function startEmbedded({ dataDir, log, settings: given }: EmbeddedOptions): Promise<Embedded> {
  const site = await siteOf(dataDir);
  const settings = { ...given, ...(windows && { port: String(await freePort()) }) };
  await prepareCluster(site);
  const address = await addressOf(site);
  const { adopted, watch } = await taken({
    connect: () => urlOf(address, 'postgres'),
    revive: () => ensureUp(site, address, settings),
    log,
  });
  await ensureDatabase(address).catch(async (error: unknown) => {
    await watch.end();
    throw error;
  });
  log({ level: 'info', event: adopted ? 'database adopted' : 'database started', cluster: site.cluster });
  return {
    url: await urlOf(address, DATABASE),
    adopted,
    async stop() {
      const alone = await watch.end();
      if (alone && (await probe(await address.url('postgres'))) !== 'down') await stopServer(site);
      log({ level: 'info', event: alone ? 'database stopped' : 'database left to another host' });
      await address.release();
    },
  };
}
