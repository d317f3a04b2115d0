import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { keepForgetting } from './engine/auth/keepForgetting.ts';
import { keepForgettingChanges } from './engine/kept/keepForgettingChanges.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './open.ts';
import { handlers } from './modules/handlers.ts';
import { effects } from './modules/effects.ts';
import { failureForLog } from './platform/forLog.ts';
import type { Host } from './engine/context/host.ts';
import { frontEnd } from './platform/http/frontEnd.ts';
import { keepSweepingKeys } from './engine/idempotency/once.ts';
import { keepTotals } from './engine/totals/keepTotals.ts';
import { createVault } from './platform/services/vault.ts';
import { keepSending } from './engine/mail/keepSending.ts';
import { smtpMailer } from './platform/mail/mailer.ts';
import { localFiles } from './platform/services/fileStore.ts';
import { keepSweepingUploads } from './engine/media/sweepUploads.ts';
import { expireHoldsEnding } from './modules/hajj/bookings/expireHolds.ts';
import { keepTicketsMoving } from './modules/support/tickets/keepTickets.ts';
import { keepMaturing } from './modules/banking/cheques/matureCheques.ts';
import { keepVerifying } from './modules/verification/keepVerifying.ts';
import { keepPublishing } from './modules/website/publishing/keepPublishing.ts';
import { StartError } from './platform/StartError.ts';
import { tellSteps } from './tellSteps.ts';
import { handleProcessErrors } from './handleProcessErrors.ts';

/** How long open requests may take to finish when the host stops, in milliseconds. */
const DRAIN = 5_000;
/**
 * A database that is away, or a mail server that dawdles, must not keep it from stopping for longer, in milliseconds.
 */
const LONGEST_STOP = 60_000;

const log: Host['log'] = event => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...event })}\n`);
};
const quiet: Host['log'] = event => {
  if (event['level'] !== 'info' || process.env['LOG'] === '1') log(event);
};

const clock = () => new Date();
const sayAndEnd = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/**
 * Ends the process with one sentence for what has a remedy, and with where it happened for what is a defect of ours.
 */
function refuse(error: unknown): never {
  if (error instanceof StartError) return sayAndEnd(`Rihla cannot start. ${error.message}`);
  log({ level: 'error', event: 'start failed', ...failureForLog(error) });
  return sayAndEnd(
    `Rihla cannot start. ${String(error instanceof Error ? error.message : error)
      .replace(/\s+/g, ' ')
      .slice(0, 300)}`,
  );
}

async function openHost() {
  const config = await readConfig(process.env);
  const steps = tellSteps(line => process.stdout.write(`${line}\n`));
  const parts = {
    log: quiet,
    clock,
    vault: createVault(config.dataKey),
    files: localFiles(join(config.dataDir, 'media')),
  };
  const database = await openDatabase(config, { ...parts, told: steps.begin }).finally(steps.end);
  const host: Host = {
    ...parts,
    db: database.db,
    pools: database.pools,
    live: database.live,
    effects,
    handlers,
    secret: config.jwtSecret,
    demo: database.isDemo,
    revealsUsers: config.revealsUsers,
    mailer: config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : undefined,
    journalHeads: join(config.dataDir, 'journal-heads.txt'),
    publicUrl: config.publicUrl,
    verifyUrl: config.verifyUrl,
    timeZone: config.timeZone,
    trustedProxies: config.trustedProxies,
    quota: config.quota,
  };
  return { config, database, host };
}

let end = (status: number): void => process.exit(status);
handleProcessErrors(log, status => end(status));
const { config, database, host } = await openHost().catch(refuse);

const sweeps = [
  keepSending(host),
  keepPublishing(host),
  keepForgetting(host),
  keepTotals(host),
  keepForgettingChanges(host),
  keepSweepingKeys(host),
  keepSweepingUploads(host),
  keepVerifying(host),
  keepMaturing(host),
  keepTicketsMoving(host),
  expireHoldsEnding(host),
];
const pages = fileURLToPath(new URL('../web/', import.meta.url));
const app = createApp(host, existsSync(join(pages, 'index.html')) ? await frontEnd(pages) : undefined);
const server = serve({ fetch: app.fetch, port: config.port }, ({ port }) => {
  process.stdout.write(`Rihla is ready: http://localhost:${port}\n`);
  if (host.demo) process.stdout.write('Demo data: sign in as admin@rihla.example with the password rihla-demo-2026\n');
});
server.on('error', error => {
  void database.close().finally(() => sayAndEnd(`Rihla cannot listen on port ${config.port}: ${error.message}`));
});

let isStopping = false;
function stop(status: number): void {
  if (isStopping) return;
  isStopping = true;
  // Else its readers would keep the host from stopping.
  void database.live.close();
  setTimeout(() => process.exit(status), LONGEST_STOP).unref();
  const impatient = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN);
  server.close(() => {
    clearTimeout(impatient);
    void Promise.all(sweeps.map(stop => stop()))
      .then(() => database.close())
      .finally(() => process.exit(status));
  });
  if ('closeIdleConnections' in server) server.closeIdleConnections();
}
end = stop;
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));
