import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { z } from 'zod';
import type { Platform } from '../services/Platform.ts';

/** Deaths within a minute from which on a new process would only die as well. */
const MOST_DEATHS = 10;
const MINUTE = 60_000;

/** The one variable of a process that answers for another: what the first one has opened. */
const TASK = 'RIHLA_TASK';
const taskShape = z.object({ url: z.string(), isDemo: z.boolean(), port: z.number() });
const refusalShape = z.object({ refused: z.string() });
const STOP = 'stop';

/** The database that the first one has opened, and where the others answer. */
export interface Task {
  readonly url: string;
  readonly isDemo: boolean;
  readonly port: number;
}

interface Lead {
  readonly count: number;
  /** The program that each of them runs. */
  readonly program: string;
  readonly task: Task;
  readonly log: Platform['log'];
  /** The first of them answers. */
  listening(port: number): void;
  /** None can answer, because of what a sentence says, or because they keep dying. */
  failed(sentence?: string): void;
}

/** What this process is to answer for; undefined unless another has started it. */
export const ownTask = (): Task | undefined =>
  cluster.isWorker ? taskShape.parse(JSON.parse(process.env[TASK] ?? '')) : undefined;

/** Tells the process that leads why this one cannot answer. */
export const tellRefusal = (refused: string): void => void process.send?.({ refused });

/** Hears that the process that leads stops. Where that one dies, Node ends this one. */
export function onStop(stop: () => void): void {
  process.on('message', message => message === STOP && stop());
}

/**
 * Has processes answer requests, and puts another in the place of each that dies. Node passes connections on to them in
 * turn; on Windows they take them by themselves.
 */
export function leadProcesses({ count, program, task, log, listening, failed }: Lead): () => Promise<void> {
  const { sourceMapsEnabled, execArgv } = process;
  cluster.setupPrimary({
    exec: program,
    args: [],
    execArgv: sourceMapsEnabled ? [...execArgv, '--enable-source-maps'] : execArgv,
  });
  const answering = new WeakSet<Worker>();
  let isListening = false;
  let isOver = false;
  let deaths: number[] = [];

  const end = (sentence?: string): void => {
    if (isOver) return;
    isOver = true;
    failed(sentence);
  };

  function start(): void {
    const worker = cluster.fork({ [TASK]: JSON.stringify(task) });
    worker.on('listening', ({ port }) => {
      answering.add(worker);
      if (!isListening) listening(port);
      isListening = true;
    });
    worker.on('message', message => {
      const refusal = refusalShape.safeParse(message);
      if (refusal.success) end(refusal.data.refused);
    });
    worker.on('exit', (code: number | null, signal: string | null) => replace(worker, signal ?? code));
    log({ level: 'info', event: 'process started', number: worker.id, pid: worker.process.pid });
  }

  function replace(worker: Worker, how: string | number | null): void {
    if (isOver) return;
    log({ level: 'warn', event: 'process died', number: worker.id, how });
    const now = Date.now();
    deaths = [...deaths.filter(at => at > now - MINUTE), now];
    if (deaths.length < MOST_DEATHS) return start();
    log({ level: 'error', event: 'processes keep dying' });
    end();
  }

  for (let number = 0; number < count; number += 1) start();
  return async () => {
    isOver = true;
    const workers = Object.values(cluster.workers ?? {}).flatMap(worker =>
      worker && !worker.isDead() ? [worker] : [],
    );
    await Promise.all(
      workers.map(async worker => {
        const ended = once(worker, 'exit');
        // One that does not listen yet would not hear it, and answers nobody; one that has just died is told by its end.
        if (answering.has(worker)) worker.send(STOP, () => {});
        else worker.process.kill('SIGKILL');
        await ended;
      }),
    );
  };
}
