import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { eq } from 'drizzle-orm';
import { entities } from '../catalog/registry/entities.ts';
import { createFirstAdministrator } from './engine/auth/firstAdministrator.ts';
import type { Config } from './config.ts';
import type { Host } from './engine/context/host.ts';
import type { Database, PooledDatabase, Pools } from './platform/services/Database.ts';
import { connectionsFor } from './platform/process/connectionsFor.ts';
import { demandDataKey } from './seed/dataKey.ts';
import { drawIfEmpty, seedDemo } from './seed/seedDemo.ts';
import { seedReference } from './seed/seedReference.ts';
import { alone } from './seed/seedLock.ts';
import { sealOpenFiles } from './seed/sealOpenFiles.ts';
import { databaseErrorOf } from './platform/db/databaseError.ts';
import { type Embedded, startEmbedded } from './platform/db/embedded/startEmbedded.ts';
import { openPools } from './platform/db/pools.ts';
import type { Live } from './platform/services/Live.ts';
import { listenTo } from './platform/live/listen.ts';
import { migrate } from './engine/schema/migrate.ts';
import { outageOf } from './platform/db/outage.ts';
import { writeDerived } from './engine/schema/writeDerived.ts';
import { openPool } from './platform/db/pool.ts';
import { columnOf, tableOf } from './engine/schema/tables.ts';
import { whyNotOpened } from './platform/db/whyNotOpened.ts';

const DEMO_ACCOUNT = 'admin@rihla.example';

export interface Opened {
  /** Where others reach the same database. */
  readonly url: string;
  readonly db: PooledDatabase;
  readonly pool: pg.Pool;
  readonly pools: Pools;
  readonly live: Live;
  /** The database holds the demo account, whose password is no secret. */
  readonly isDemo: boolean;
  /** Closes connections, and the embedded server if this process runs it. */
  close(): Promise<void>;
}

async function hasDemoAccount(db: Database): Promise<boolean> {
  const users = tableOf(entities.user);
  return (await db.$count(users, eq(columnOf(users, 'email'), DEMO_ACCOUNT))) > 0;
}

interface Parts extends Pick<Host, 'log' | 'clock' | 'vault' | 'files'> {
  /** Is told what a start that lasts is about. */
  readonly told?: (step: string) => void;
  /** Size of the demo data that an empty database is filled with, 1 for a small agency. */
  readonly scale?: number;
  /** Is told whether the database was empty, and so has been filled. */
  readonly filled?: (isSeeded: boolean) => void;
}

/** How often a start that its database interrupts is begun anew, a second apart. */
const MOST_TRIES = 30;

/** A server that is starting, or an embedded one that another host has just stopped, is there in a moment. */
const passes = (error: unknown, isEmbedded: boolean): boolean =>
  isEmbedded ? outageOf(error) === 'away' : databaseErrorOf(error)?.code === '57P03';

/**
 * Brings a database up to the catalogue, and fills it when it is empty. Each step may be repeated, and waits for other
 * hosts.
 */
async function prepare(url: string, config: Config, parts: Parts): Promise<void> {
  const { log, clock, vault, files, told, scale = 1, filled } = parts;
  told?.('Bringing the database up to date');
  await migrate(url, log);
  const pool = openPool(url, { log, isPatient: true });
  try {
    const db = drizzle(pool);
    await demandDataKey(db, { vault });
    await writeDerived(db, vault);
    told?.('Reference data');
    const now = clock();
    const reference = async (): Promise<void> => {
      await seedReference(db);
      await sealOpenFiles({ db, files, clock, log });
    };
    const [drawn] = await Promise.all([config.demo ? drawIfEmpty(db, { files, now }) : undefined, reference()]);
    const { firstAdministrator } = config;
    if (firstAdministrator) await alone(db, tx => createFirstAdministrator(tx, firstAdministrator, clock()));
    if (!config.demo) return;
    const isSeeded = await seedDemo(db, { vault, files, drawn, scale, now, ...(told && { told }) });
    filled?.(isSeeded);
  } finally {
    await pool.end();
  }
}

async function prepareInTime(url: string, config: Config, parts: Parts): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await prepare(url, config, parts);
    } catch (error) {
      if (tries === MOST_TRIES || !passes(error, config.databaseUrl === undefined)) throw error;
      await pause(1_000);
    }
  }
}

/** A database that is ready for requests, whose connections are opened when they are needed. */
export type Ready = Pick<Opened, 'url' | 'isDemo'>;

/** Connects to what another process has opened, even while it is away. */
export function connectTo({ url, isDemo }: Ready, log: Host['log']): Opened {
  const pool = openPool(url, { log });
  const pools = openPools(url, log);
  const live = listenTo(url, log);
  return {
    url,
    db: drizzle(pool),
    pool,
    pools,
    live,
    isDemo,
    close: async () => void (await Promise.all([pool.end(), pools.close(), live.close()])),
  };
}

/** Opens the database of the configuration, ready for requests. Throws a StartError that says why it cannot. */
export async function openDatabase(config: Config, parts: Parts): Promise<Opened> {
  let embedded: Embedded | undefined;
  try {
    parts.told?.('Starting the database');
    const { dataDir, databaseUrl, processes } = config;
    const settings = { max_connections: String(connectionsFor(processes)) };
    embedded = databaseUrl ? undefined : await startEmbedded({ dataDir, log: parts.log, settings });
    const url = databaseUrl ?? embedded?.url ?? '';
    await prepareInTime(url, config, parts);
    const opened = connectTo({ url, isDemo: false }, parts.log);
    return {
      ...opened,
      isDemo: await hasDemoAccount(opened.db),
      async close() {
        await opened.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw whyNotOpened(error, config.databaseUrl);
  }
}
