import type { Phones } from '#catalog/engine/texts/Phones.ts';
import type { Pools, PooledDatabase } from './Database.ts';
import type { Networks } from './Networks.ts';
import type { Vault } from './vault.ts';
import type { Live } from './Live.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { FileStore, Quota } from './fileStore.ts';

/** Everything the application needs from outside; tests give their own. */
export interface Platform {
  readonly db: PooledDatabase;
  /** Connections of their own for what would hold those of `db` for long. */
  readonly pools: Pools;
  /** What is changed on the same database, as it happens; absent, nobody is told, and everything works as well. */
  readonly live?: Live;
  readonly clock: () => Date;
  readonly vault: Vault;
  readonly files: FileStore;
  /** Most that uploads may take of the disk. */
  readonly quota: Quota;
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
  /** Address under which codes on paper lead to this host; that of the back office where it stands at the same. */
  readonly verifyUrl?: string;
  /** File outside of the database to which the end of the chain over the postings is written each night. */
  readonly journalHeads?: string;
  /** Where the agency's day begins, e.g. `Asia/Dhaka`. */
  readonly timeZone: string;
  /** How phone numbers are written there. */
  readonly phones: Phones;
  /** Proxies that are believed whom they speak for. */
  readonly trustedProxies: Networks;
  readonly log: (event: Readonly<Record<string, unknown>>) => void;
}
