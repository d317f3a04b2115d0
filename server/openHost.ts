import { join } from 'node:path';
import { type Config, readConfig } from './config.ts';
import type { Host } from './engine/context/host.ts';
import { AgencyForms } from './engine/settings/AgencyForms.ts';
import { backfills } from './modules/backfills.ts';
import { effects } from './modules/effects.ts';
import { handlers } from './modules/handlers.ts';
import { payables } from './modules/payables.ts';
import { connectTo, openDatabase, type Opened, type Ready } from './open.ts';
import { smtpMailer } from './platform/mail/mailer.ts';
import { localFiles } from './platform/services/fileStore.ts';
import { createVault } from './platform/services/vault.ts';
import { logged, say } from './platform/process/sayings.ts';
import { tellSteps } from './platform/process/tellSteps.ts';

export interface OpenHost {
  readonly config: Config;
  readonly database: Opened;
  readonly host: Host;
}

/** The host of the environment: on the database that another process has made ready, or on one that it opens. */
export async function openHost(ready?: Ready): Promise<OpenHost> {
  const config = await readConfig(process.env);
  const steps = tellSteps(say);
  const parts = {
    log: logged,
    clock: () => new Date(),
    vault: createVault(config.dataKey),
    files: localFiles(join(config.dataDir, 'media')),
  };
  const database = ready
    ? connectTo(ready, logged)
    : await openDatabase(config, { ...parts, told: steps.begin }).finally(steps.end);
  const host: Host = {
    ...parts,
    db: database.db,
    pools: database.pools,
    live: database.live,
    effects,
    handlers,
    payables,
    backfills,
    secret: config.jwtSecret,
    demo: database.isDemo,
    revealsUsers: config.revealsUsers,
    mailer: config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : undefined,
    journalHeads: join(config.dataDir, 'journal-heads.txt'),
    publicUrl: config.publicUrl,
    verifyUrl: config.verifyUrl,
    timeZone: config.timeZone,
    phones: config.phones,
    forms: new AgencyForms(database.db),
    trustedProxies: config.trustedProxies,
    quota: config.quota,
  };
  await host.forms.reload();
  return { config, database, host };
}
