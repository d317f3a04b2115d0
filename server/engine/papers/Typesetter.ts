import type { PaperData } from '#catalog/engine/papers/PaperData.ts';
import type { Host } from '../context/host.ts';
import { HelperDied, HelperProcess } from '../../platform/process/HelperProcess.ts';
import { Problem } from '../../platform/problem.ts';
import type { Typeset, Typesetting } from './typesettingProcess.ts';

interface Bounds {
  /** Memory of the process while it typesets, in megabytes. */
  readonly memory?: number;
  /** How long one call may take, in milliseconds. */
  readonly patience?: number;
  /** How long the process waits for another call, in milliseconds. */
  readonly idle?: number;
  /** The module to typeset with, if another than the installed one. */
  readonly library?: string;
}

/** What a process that has typeset may hold, in megabytes. */
const AT_REST = 250;
/** The library would look for packages that a template names in the net and at home: there is nothing in either place. */
const CLOSED = {
  HTTPS_PROXY: 'http://127.0.0.1:9',
  XDG_DATA_HOME: '/nonexistent',
  XDG_CACHE_HOME: '/nonexistent',
} as const;
/** Seconds after which it is worth trying again. */
const LATER = 5;

/** Typesets papers as PDF in a process of its own. */
export class Typesetter {
  readonly #process: HelperProcess<Typesetting, Typeset>;
  #isAvailable = false;

  constructor({ memory = 400, patience = 30_000, idle = 15_000, library }: Bounds = {}) {
    this.#process = new HelperProcess({
      name: 'typesetter',
      beside: import.meta.url,
      program: 'typesettingProcess',
      memory,
      atRest: AT_REST,
      patience,
      idle,
      environment: { ...CLOSED, ...(library !== undefined && { TYPESETTING_LIBRARY: library }) },
    });
  }

  /** The number of the process, while there is one. */
  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** A document of each paper, in their order. Refuses as `typesetTogether` does. */
  async typeset(log: Host['log'], papers: readonly PaperData[]): Promise<readonly Uint8Array[]> {
    return papers.length === 0 ? [] : this.#documentsOf(log, { papers, isTogether: false });
  }

  /**
   * All papers one after the other as one document, each with its own count of pages; there is at least one. 503
   * `papers_unavailable` where this machine cannot typeset, 422 `paper_unset` when they take more memory or time than
   * there is for one call, 503 `too_busy` when there is no room for it now.
   */
  async typesetTogether(log: Host['log'], papers: readonly PaperData[]): Promise<Uint8Array> {
    const [document] = await this.#documentsOf(log, { papers, isTogether: true });
    if (!document) throw new Error('the typesetter gave no document');
    return document;
  }

  /** Whether this machine can typeset at all. Refuses 503 `too_busy`. */
  async isAvailable(log: Host['log']): Promise<boolean> {
    this.#isAvailable ||= !('refused' in (await this.#done(log, { papers: [], isTogether: false })));
    return this.#isAvailable;
  }

  #done(log: Host['log'], papers: Typesetting): Promise<Typeset> {
    return this.#process.ask(papers).catch((error: unknown) => {
      if (!(error instanceof HelperDied)) throw error;
      log({ level: 'warn', event: error.message });
      if (error.isOfQuestion) throw new Problem(422, 'paper_unset');
      throw new Problem(503, 'too_busy', { params: { seconds: LATER }, headers: { 'retry-after': String(LATER) } });
    });
  }

  async #documentsOf(log: Host['log'], papers: Typesetting): Promise<readonly Uint8Array[]> {
    const done = await this.#done(log, papers);
    if ('documents' in done) return done.documents;
    log({ level: 'error', event: `the typesetter refused: ${done.refused}`, why: done.why });
    throw new Problem(done.refused === 'papers_unavailable' ? 503 : 422, done.refused);
  }
}
