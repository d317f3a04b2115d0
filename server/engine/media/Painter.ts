import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { pick } from 'es-toolkit';
import { Semaphore } from '../../platform/flow/semaphore.ts';
import type { Painted } from './paintingProcess.ts';

interface Bounds {
  /** Memory of the process while it paints, in megabytes. */
  readonly memory?: number;
  /** How long one picture may take, in milliseconds. */
  readonly patience?: number;
  /** How long the process waits for another picture, in milliseconds. */
  readonly idle?: number;
}

/** The process has died, or was ended, at a picture. */
export class PainterDied extends Error {
  /** The picture is its cause: it took too much memory or time, or broke the decoder. Others are, otherwise. */
  readonly isOfPicture: boolean;

  constructor(how: string, isOfPicture: boolean) {
    super(`the painter died: ${how}`);
    this.isOfPicture = isOfPicture;
  }
}

/** What a process that has painted may hold, in megabytes; one that holds more has kept bits and pieces. */
const AT_REST = 110;

/** Beside this file in the sources, beside the bundle in a build. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const program = fileURLToPath(new URL(`./paintingProcess.${extension}`, import.meta.url));
const execArgv = ['--max-old-space-size=64', ...(extension === 'ts' ? ['--import', 'tsx'] : [])];
/** Nothing else of the environment, which holds secrets. */
const VARIABLES = ['PATH', 'SystemRoot', 'LD_LIBRARY_PATH', 'NODE_ENV'];

/** Paints pictures in a process of its own, one at a time; started when it is needed, ended when it is idle. */
export class Painter {
  readonly #bounds: Required<Bounds>;
  readonly #turns = new Semaphore({ atOnce: 1, waiting: 100, patience: 30_000 });
  #process: ChildProcess | undefined;
  #ending: NodeJS.Timeout | undefined;

  constructor({ memory = 400, patience = 30_000, idle = 15_000 }: Bounds = {}) {
    this.#bounds = { memory, patience, idle };
  }

  /** The number of the process, while there is one. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Paints a picture. 503 `too_busy` when there is no turn in time, PainterDied when the process does not survive. */
  paint(bytes: Uint8Array): Promise<Painted> {
    return this.#turns.run(async () => {
      clearTimeout(this.#ending);
      const painter = this.#process ?? this.#start();
      const done = await this.#ask(painter, bytes);
      if (done.holds > AT_REST) this.#end(painter);
      this.#ending = setTimeout(() => this.#end(painter), this.#bounds.idle).unref();
      return done;
    });
  }

  #start(): ChildProcess {
    const painter = fork(program, [String(this.#bounds.memory)], {
      execArgv,
      env: { ...pick(process.env, VARIABLES), MALLOC_ARENA_MAX: '2' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const forget = () => {
      if (this.#process === painter) this.#process = undefined;
    };
    painter.on('exit', forget).on('error', forget);
    this.#process = painter;
    return painter;
  }

  #end(painter: ChildProcess): void {
    if (this.#process === painter) this.#process = undefined;
    painter.kill('SIGKILL');
  }

  /** An idle process keeps the host from ending no more than the timer does. */
  async #ask(painter: ChildProcess, bytes: Uint8Array): Promise<Painted> {
    painter.ref();
    painter.channel?.ref();
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      this.#end(painter);
    }, this.#bounds.patience);
    const over = new AbortController();
    const died = ([code, signal]: unknown[]): never => {
      // Whoever is short of memory sends this one.
      throw new PainterDied(String(signal ?? code), isLate || signal !== 'SIGKILL');
    };
    try {
      const answered = once(painter, 'message', over).then(([done]): Painted => done);
      const ended = once(painter, 'exit', over).then(died);
      // That it did not arrive is told by the end of the process.
      painter.send(bytes, () => {});
      return await Promise.race([answered, ended]);
    } catch (error) {
      throw error instanceof PainterDied ? error : new PainterDied(String(error), false);
    } finally {
      over.abort();
      clearTimeout(late);
      painter.unref();
      painter.channel?.unref();
    }
  }
}
