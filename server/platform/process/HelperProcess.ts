import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { pick } from 'es-toolkit';
import { Semaphore } from '../flow/semaphore.ts';

interface Helper {
  /** Who it is, in the log. */
  readonly name: string;
  /** The module that calls it, beside which its program lies: in the sources, and in a build. */
  readonly beside: string;
  readonly program: string;
  /** Memory of the process while it works, in megabytes. */
  readonly memory: number;
  /** What a process that has worked may hold, in megabytes; one that holds more has kept bits and pieces. */
  readonly atRest: number;
  /** How long one question may take, in milliseconds. */
  readonly patience: number;
  /** How long the process waits for another question, in milliseconds. */
  readonly idle: number;
  /** What its environment says beyond the host's few. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The process has died, or was ended, at a question. */
export class HelperDied extends Error {
  /** The question is its cause: it took too much memory or time, or broke the process. Others are, otherwise. */
  readonly isOfQuestion: boolean;

  constructor(name: string, how: string, isOfQuestion: boolean) {
    super(`the ${name} died: ${how}`);
    this.isOfQuestion = isOfQuestion;
  }
}

/** Nothing else of the environment, which holds secrets. */
const VARIABLES = ['PATH', 'SystemRoot', 'LD_LIBRARY_PATH', 'NODE_ENV'];

/** Answers questions in a process of its own, one at a time; started when it is needed, ended when it is idle. */
export class HelperProcess<Question, Answer extends { readonly holds: number }> {
  readonly #helper: Helper;
  readonly #turns = new Semaphore({ atOnce: 1, waiting: 100, patience: 30_000 });
  #process: ChildProcess | undefined;
  #ending: NodeJS.Timeout | undefined;

  constructor(helper: Helper) {
    this.#helper = helper;
  }

  /** The number of the process, while there is one. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** 503 `too_busy` when there is no turn in time, HelperDied when the process does not survive. */
  ask(question: Question): Promise<Answer> {
    return this.#turns.run(async () => {
      clearTimeout(this.#ending);
      const helper = this.#process ?? this.#start();
      const answer = await this.#answerOf(helper, question);
      if (answer.holds > this.#helper.atRest) this.#end(helper);
      this.#ending = setTimeout(() => this.#end(helper), this.#helper.idle).unref();
      return answer;
    });
  }

  #start(): ChildProcess {
    const { beside, program, memory, environment } = this.#helper;
    const extension = beside.endsWith('.ts') ? 'ts' : 'js';
    const helper = fork(fileURLToPath(new URL(`./${program}.${extension}`, beside)), [String(memory)], {
      execArgv: ['--max-old-space-size=64', ...(extension === 'ts' ? ['--import', 'tsx'] : [])],
      env: { ...pick(process.env, VARIABLES), MALLOC_ARENA_MAX: '2', ...environment },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const forget = () => {
      if (this.#process === helper) this.#process = undefined;
    };
    helper.on('exit', forget).on('error', forget);
    this.#process = helper;
    return helper;
  }

  #end(helper: ChildProcess): void {
    if (this.#process === helper) this.#process = undefined;
    helper.kill('SIGKILL');
  }

  /** An idle process keeps the host from ending no more than the timer does. */
  async #answerOf(helper: ChildProcess, question: Question): Promise<Answer> {
    const { name, patience } = this.#helper;
    helper.ref();
    helper.channel?.ref();
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      this.#end(helper);
    }, patience);
    const over = new AbortController();
    const died = ([code, signal]: unknown[]): never => {
      // Whoever is short of memory sends this one.
      throw new HelperDied(name, String(signal ?? code), isLate || signal !== 'SIGKILL');
    };
    try {
      const answered = once(helper, 'message', over).then(([answer]): Answer => answer);
      const ended = once(helper, 'exit', over).then(died);
      // That it did not arrive is told by the end of the process.
      helper.send(question as object, () => {});
      return await Promise.race([answered, ended]);
    } catch (error) {
      throw error instanceof HelperDied ? error : new HelperDied(name, String(error), false);
    } finally {
      over.abort();
      clearTimeout(late);
      helper.unref();
      helper.channel?.unref();
    }
  }
}
