import type { Office } from './office.ts';

export interface Attempt {
  readonly status: number;
  readonly code: string | undefined;
  readonly detail: string | undefined;
  /** Seconds. */
  readonly retryAfter: number;
  /** What the browser was given to keep. */
  readonly cookie: string | undefined;
}

/** Posts to the office from an address of the network, as a browser that keeps the given cookie. */
export async function postFrom(
  { app }: Office,
  from: { address: string; cookie?: string | undefined; forwarded?: string },
  path: string,
  asked: unknown,
): Promise<Attempt> {
  const headers = {
    'content-type': 'application/json',
    ...(from.cookie && { cookie: from.cookie }),
    ...(from.forwarded && { 'x-forwarded-for': from.forwarded }),
  };
  const init = { method: 'POST', headers, body: JSON.stringify(asked) };
  const reply = await app.request(path, init, { incoming: { socket: { remoteAddress: from.address } } });
  const text = await reply.text();
  const { code, detail }: { code?: string; detail?: string } = text ? JSON.parse(text) : {};
  const cookie = reply.headers.get('set-cookie')?.split(';')[0];
  return { status: reply.status, code, detail, retryAfter: Number(reply.headers.get('retry-after')), cookie };
}

/** An attempt to sign in. */
export const attemptFrom = (
  office: Office,
  from: { address: string; cookie?: string | undefined; forwarded?: string },
  email: string,
  password: string,
) => postFrom(office, from, '/user/api/v1/user/login/', { email, password });
