import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepRenewing } from '../../src/authProvider/renewal.ts';
import { session } from '../../src/authProvider/session.ts';
import { agedToken, amina, tokenFor } from '../support/tokens.ts';

const HOUR = 3600;
const MINUTE = 60_000;
const due = () => agedToken({ left: HOUR, life: 12 * HOUR });
const fresh = () => agedToken({ left: 12 * HOUR, life: 12 * HOUR });

let stop: (() => void) | undefined;
const host = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const gives = (token: string) => host.mockImplementation(async () => Response.json({ user: {}, access_token: token }));

/** Works on for so long; what was asked for arrives meanwhile. */
const work = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const begin = async (token: string) => {
  session.start(token, amina);
  stop = keepRenewing();
  await work(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  host.mockReset();
  vi.stubGlobal('fetch', host);
});
afterEach(() => {
  stop?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a token', () => {
  it('with more than a quarter of its life left is kept', async () => {
    await begin(agedToken({ left: 4 * HOUR, life: 12 * HOUR }));
    expect(host).not.toHaveBeenCalled();
  });

  it('with less is renewed while the user works', async () => {
    await begin(agedToken({ left: 3 * HOUR + 90, life: 12 * HOUR }));
    const next = agedToken({ left: 15 * HOUR, life: 12 * HOUR });
    gives(next);
    await work(MINUTE);
    expect(host).not.toHaveBeenCalled();
    await work(MINUTE);
    expect(host).toHaveBeenCalledOnce();
    expect(session.token()).toBe(next);
    await work(10 * MINUTE);
    expect(host).toHaveBeenCalledOnce();
  });

  it('that has expired is never renewed', async () => {
    await begin(agedToken({ left: -1, life: 12 * HOUR }));
    await work(10 * MINUTE);
    expect(host).not.toHaveBeenCalled();
  });
});

describe('a renewal', () => {
  it.each([
    ['is refused', async () => Response.json({ code: 'token_not_valid' }, { status: 401 })],
    ['fails', async () => new Response('<html>', { status: 502 })],
    ['is answered with nonsense', async () => new Response('ok')],
    ['meets a host that knows no such call', async () => Response.json({ detail: 'Not found' }, { status: 404 })],
    ['does not reach the host', async () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'brings somebody else’s token',
      async () => Response.json({ access_token: agedToken({ left: 12 * HOUR, life: 12 * HOUR, user: 2 }) }),
    ],
    ['brings one that ends sooner', async () => Response.json({ access_token: tokenFor(60) })],
  ])('that %s signs nobody out, and is tried again after a while', async (_what, answer) => {
    host.mockImplementation(answer);
    const token = due();
    await begin(token);
    await work(4 * MINUTE);
    expect(host).toHaveBeenCalledOnce();
    expect([session.token(), session.state(), session.endReason()]).toEqual([token, 'valid', null]);
    gives(fresh());
    await work(2 * MINUTE);
    expect(host).toHaveBeenCalledTimes(2);
    expect(session.isOld()).toBe(false);
  });

  it('in two tabs at once leaves both with a good token', async () => {
    const token = due();
    const [first, second] = [fresh(), agedToken({ left: 12 * HOUR + 1, life: 12 * HOUR })];
    host
      .mockImplementationOnce(async () => Response.json({ access_token: first }))
      .mockImplementationOnce(async () => Response.json({ access_token: second }));
    session.start(token, amina);
    const other = keepRenewing();
    stop = keepRenewing();
    await work(0);
    other();
    expect(session.token()).toBe(first);
    expect(session.state()).toBe('valid');
  });

  it('that arrives after the user has signed out does not bring her back', async () => {
    host.mockImplementation(async () => {
      session.end();
      return Response.json({ access_token: fresh() });
    });
    await begin(due());
    expect(session.state()).toBe('none');
  });
});
