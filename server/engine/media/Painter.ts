import { HelperProcess } from '../../platform/process/HelperProcess.ts';
import type { Painted } from './paintingProcess.ts';

interface Bounds {
  /** Memory of the process while it paints, in megabytes. */
  readonly memory?: number;
  /** How long one picture may take, in milliseconds. */
  readonly patience?: number;
  /** How long the process waits for another picture, in milliseconds. */
  readonly idle?: number;
}

/** Paints pictures in a process of its own. */
export class Painter {
  readonly #process: HelperProcess<Uint8Array, Painted>;

  constructor({ memory = 400, patience = 30_000, idle = 15_000 }: Bounds = {}) {
    this.#process = new HelperProcess({
      name: 'painter',
      beside: import.meta.url,
      program: 'paintingProcess',
      memory,
      atRest: 110,
      patience,
      idle,
    });
  }

  /** The number of the process, while there is one. */
  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Paints a picture. 503 `too_busy` when there is no turn in time, HelperDied when the process does not survive. */
  paint(bytes: Uint8Array): Promise<Painted> {
    return this.#process.ask(bytes);
  }
}
