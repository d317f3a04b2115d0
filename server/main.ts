import { fileURLToPath } from 'node:url';
import { processesWithin } from './platform/process/connectionsFor.ts';
import { handleProcessErrors } from './platform/process/handleProcessErrors.ts';
import { listen } from './listen.ts';
import { openHost, type OpenHost } from './openHost.ts';
import { leadProcesses, onStop, ownTask, type Task, tellRefusal } from './platform/process/processes.ts';
import { logged, notListening, refuse, say, sayAndEnd } from './platform/process/sayings.ts';
import { beginSweeps } from './sweeps.ts';

/**
 * A database that is away, or a mail server that dawdles, must not keep it from stopping for longer, in milliseconds.
 */
const LONGEST_STOP = 60_000;

const program = fileURLToPath(import.meta.url);
const pages = fileURLToPath(new URL('../web/', import.meta.url));

let end = (status: number): void => process.exit(status);
handleProcessErrors(logged, status => end(status));

/** From now on the process ends once `work` is done, which is begun once, and waited for no longer than it may take. */
function endBy(work: () => Promise<void>): void {
  let isStopping = false;
  end = status => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(status), LONGEST_STOP).unref();
    void work().finally(() => process.exit(status));
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
}

function sayReady({ host }: OpenHost, port: number): void {
  say(`Rihla is ready: http://localhost:${port}`);
  if (host.demo) say('Demo data: sign in as admin@rihla.example with the password rihla-demo-2026');
}

/** Answers for the process that has started this one. */
async function answerFor({ port, ...ready }: Task): Promise<void> {
  const { host, database } = await openHost(ready);
  const close = await listen(host, {
    port,
    pages,
    failed(error) {
      tellRefusal(notListening(port, error));
    },
  });
  endBy(() => close().then(() => database.close()));
  onStop(() => end(0));
}

/** Opens the database and does what comes by the clock; answers by itself, or by several processes. */
async function lead(): Promise<void> {
  const open = await openHost();
  const { config, database, host } = open;
  const { port } = config;
  const sweep = beginSweeps(host);
  const listening = (taken: number): void => sayReady(open, taken);
  const giveUp = (sentence: string): void => void database.close().finally(() => sayAndEnd(sentence));
  const count = config.processes === 1 ? 1 : await processesWithin(database.pool, config.processes);
  if (count < config.processes)
    logged({ level: 'warn', event: 'fewer processes than asked for, as the database has no more connections', count });
  const close =
    count === 1
      ? await listen(host, { port, pages, listening, failed: error => giveUp(notListening(port, error)) })
      : leadProcesses({
          count,
          program,
          task: { url: database.url, isDemo: database.isDemo, port },
          log: logged,
          listening,
          failed: sentence => (sentence === undefined ? end(1) : giveUp(sentence)),
        });
  endBy(async () => {
    await close();
    await sweep();
    await database.close();
  });
}

const task = ownTask();
await (task ? answerFor(task) : lead()).catch(refuse);
