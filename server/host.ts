import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Principal } from '../catalog/access.ts';
import type { Locale } from '../catalog/texts.ts';
import type { Session } from './auth/token.ts';
import type { Lanes } from './db/lanes.ts';
import type { Works } from './commands/Work.ts';
import type { Effects } from './effects/Effect.ts';
import type { Vault } from './kinds/vault.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Networks } from './http/trustedProxies.ts';
import type { FileStore } from './media/fileStore.ts';
import type { Quota } from './media/uploads.ts';

/** The database, or a transaction on it. */
export type Database = NodePgDatabase;

/** The database itself, from whose pool a transaction takes its connection. */
export type PooledDatabase = Database & { readonly $client: pg.Pool };

/** Everything the application needs from outside; tests give their own. */
export interface Host {
  readonly db: PooledDatabase;
  /** Connections of their own for what would hold those of `db` for long. */
  readonly lanes: Lanes;
  readonly clock: () => Date;
  readonly vault: Vault;
  readonly files: FileStore;
  /** Most that uploads may take of the disk. */
  readonly quota: Quota;
  /** What else belongs to writing records of single entities. */
  readonly effects: Effects;
  /** What the host does in a command. */
  readonly works: Works;
  /** Key that signs tokens and media links. */
  readonly secret: string;
  /** The database holds demo data, so the login page may offer the demo account. */
  readonly demo: boolean;
  /** An unknown email is told apart from a wrong password (decision D3). */
  readonly revealsUsers: boolean;
  /** Absent: mail stays in the outbox, where administrators read it. */
  readonly mailer: Mailer | undefined;
  /** Address under which people reach the back office, for links in mail. */
  readonly publicUrl: string;
  /** File outside of the database to which the end of the chain over the postings is written each night. */
  readonly journalHeads?: string;
  /** Where the agency's day begins, e.g. `Asia/Dhaka`. */
  readonly timeZone: string;
  /** Proxies that are believed whom they speak for. */
  readonly trustedProxies: Networks;
  readonly log: (event: Readonly<Record<string, unknown>>) => void;
}

/** Whoever makes a request. `id` is null for a guest. */
export interface Caller extends Principal {
  readonly id: number | null;
  readonly email: string | null;
  /** Where a guest comes from, who has no other name by which what they ask for can be counted. */
  readonly address?: string;
}

/** What a request carries through the application. */
export interface Env {
  Variables: {
    caller: Caller;
    session?: Session;
    /** What the token of the call says, before anybody has looked whether it still holds. */
    claimed?: Promise<Session>;
    locale: Locale;
    requestId: string;
    /** What is given back when the request is over. */
    releases: (() => void)[];
  };
}
