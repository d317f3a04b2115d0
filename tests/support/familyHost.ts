import { createDataProvider } from '../../src/dataProvider/createDataProvider.ts';

/** A call as the host saw it. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
  readonly keepalive: boolean;
}

/** What a host answers: JSON with a status, text as it stands, or nothing. */
export interface Canned {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Answers = Readonly<Record<string, Canned | ((seen: SeenCall) => Canned)>>;

const bodyOf = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

function seenOf(input: string, init: RequestInit): SeenCall {
  const url = new URL(input);
  return {
    method: init.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: new Headers(init.headers),
    body: bodyOf(init.body),
    keepalive: init.keepalive === true,
  };
}

/**
 * A host of the family, which is outside our machine: its answers are written from the contract.
 * Keys are `METHOD /path`; a call without an answer gets 404 in HTML, as there.
 */
export function familyHost(answers: Answers) {
  const seen: SeenCall[] = [];
  const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const call = seenOf(input instanceof Request ? input.url : input.toString(), init);
    seen.push(call);
    const found = answers[`${call.method} ${call.path}`] ?? { status: 404, text: '<h1>Not Found</h1>' };
    const { status = 200, json, text, headers = {} } = typeof found === 'function' ? found(call) : found;
    const body = json === undefined ? (text ?? null) : JSON.stringify(json);
    return new Response(body, { status, headers });
  };
  const provider = createDataProvider({
    baseUrl: 'http://family.test',
    mediaUrl: 'http://media.test',
    fetch: answer,
    token: () => 'a.b.c',
    locale: () => 'en',
  });
  return { provider, seen };
}
