import type { NetworkFixture } from '@msw/playwright';
import { http, type HttpHandler, type HttpResponseResolver } from 'msw';

/** A fault that lasts until it is mended; afterwards the host answers again. */
export interface Fault {
  /** Requests that met it. */
  readonly met: Request[];
  mend(): void;
}

type Method = 'get' | 'post' | 'put' | 'delete' | 'all';

/** Answers the calls of a path instead of the host. */
export function fault(
  network: NetworkFixture,
  [method, path]: readonly [Method, string],
  answer: HttpResponseResolver,
): Fault {
  const met: Request[] = [];
  let lasts = true;
  const handler: HttpHandler = http[method](path, info => {
    if (!lasts) return undefined;
    met.push(info.request);
    return answer(info);
  });
  network.use(handler);
  return {
    met,
    mend() {
      lasts = false;
    },
  };
}

/** Holds the answers of a path back until they are let go; then the host gives them. */
export function hold(network: NetworkFixture, call: readonly [Method, string]): Fault {
  let letGo = (): void => undefined;
  const gate = new Promise<void>(resolve => {
    letGo = resolve;
  });
  const held = fault(network, call, () => gate);
  return {
    met: held.met,
    mend() {
      held.mend();
      letGo();
    },
  };
}
