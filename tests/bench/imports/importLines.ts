import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** What became of an import, and what its sender was told before. */
export interface Answer {
  readonly totals: Readonly<Record<string, number>>;
  /** Of what is kept. */
  readonly run?: number;
  /** How many imports came first, as often as that was told. */
  readonly places: readonly number[];
}

interface Told {
  readonly before?: number;
  readonly report?: Omit<Answer, 'places'>;
  readonly refused?: unknown;
}

interface Asked {
  readonly entity: string;
  readonly rows: readonly object[];
  readonly keys: readonly string[];
  readonly commit: boolean;
}

/** Sends rows to be imported, and reads the lines of the answer; throws where the import is refused. */
export async function importLines(
  { url, token }: { readonly url: string; readonly token: string },
  asked: Asked,
): Promise<Answer> {
  const reply = await fetch(`${url}/api/imports`, {
    method: 'POST',
    headers: {
      accept: 'application/x-ndjson',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(asked),
  });
  if (!reply.ok || !reply.body) throw new Error(`import: ${reply.status} ${await reply.text()}`);
  const places: number[] = [];
  for await (const line of createInterface({ input: Readable.fromWeb(reply.body as ReadableStream) })) {
    if (line === '') continue;
    const told = JSON.parse(line) as Told;
    if (told.before !== undefined) places.push(told.before);
    if (told.refused) throw new Error(`import: ${JSON.stringify(told.refused)}`);
    if (told.report) return { ...told.report, places };
  }
  throw new Error('The import was not answered to its end.');
}
