import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './db/open.ts';
import { effects } from './effects/effects.ts';
import type { Host } from './host.ts';
import { frontEnd } from './http/frontEnd.ts';
import { keepSweepingKeys } from './idempotency/once.ts';
import { createVault } from './kinds/vault.ts';
import { keepSending } from './mail/keepSending.ts';
import { smtpMailer } from './mail/mailer.ts';
import { localFiles } from './media/fileStore.ts';
import { keepPublishing } from './publishing/keepPublishing.ts';

/** How long open requests may take to finish when the host stops, in milliseconds. */
const DRAIN = 5_000;

const log: Host['log'] = event => {
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), ...event })}\n`);
};
const quiet: Host['log'] = event => {
  if (event['level'] !== 'info' || process.env['LOG'] === '1') log(event);
};

const config = await readConfig(process.env);
const clock = () => new Date();
const parts = { log: quiet, clock, vault: createVault(config.dataKey), files: localFiles(join(config.dataDir, 'media')) };
const database = await openDatabase(config, parts).catch((error: unknown) => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  process.stderr.write(`Rihla cannot open its database: ${cause instanceof Error ? cause.message : message.slice(0, 500)}\n`);
  process.exit(1);
});
const host: Host = {
  ...parts,
  db: database.db,
  effects,
  secret: config.jwtSecret,
  demo: database.isDemo,
  revealsUsers: config.revealsUsers,
  mailer: config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : undefined,
  publicUrl: config.publicUrl,
  timeZone: config.timeZone,
};

const sweeps = [keepSending(host), keepPublishing(host), keepSweepingKeys(host)];
const pages = fileURLToPath(new URL('../web/', import.meta.url));
const app = createApp(host, existsSync(join(pages, 'index.html')) ? await frontEnd(pages) : undefined);
const server = serve({ fetch: app.fetch, port: config.port }, ({ port }) => {
  process.stdout.write(`Rihla is ready: http://localhost:${port}\n`);
  if (host.demo) process.stdout.write('Demo data: sign in as admin@rihla.example with the password rihla-demo-2026\n');
});
server.on('error', error => {
  process.stderr.write(`Rihla cannot listen on port ${config.port}: ${error.message}\n`);
  void database.close().finally(() => process.exit(1));
});

let isStopping = false;
function stop(): void {
  if (isStopping) return;
  isStopping = true;
  const impatient = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), DRAIN);
  server.close(() => {
    clearTimeout(impatient);
    void Promise.all(sweeps.map(stop => stop())).then(() => database.close()).finally(() => process.exit(0));
  });
  if ('closeIdleConnections' in server) server.closeIdleConnections();
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
