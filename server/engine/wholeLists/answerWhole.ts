import { toWire } from '../records/record.ts';
import type { ListQuery } from '../crud/query.ts';
import type { View } from '../access/scope.ts';
import { mapInParts } from '../../platform/flow/mapInParts.ts';
import type { Host } from '../context/host.ts';
import { flowing, flowOf, fromFirst } from '../../platform/http/flowOf.ts';
import { readWhole } from './readWhole.ts';

interface WholeListRequest {
  readonly query: Pick<ListQuery, 'where' | 'order'>;
}

/** Texts that together are the list's JSON in the contract's envelope. */
async function* envelope(
  host: Host,
  { entity, caller }: View,
  { query }: WholeListRequest,
): AsyncGenerator<string, void, undefined> {
  let before = `{${JSON.stringify(entity.collection)}:[`;
  const reader = caller.id === null ? `address ${caller.address}` : `user ${caller.id}`;
  for await (const rows of readWhole(host.pools.lists, { entity, query, reader })) {
    const texts = (await mapInParts(rows, row => JSON.stringify(toWire(entity, row, host, caller)))).join(',');
    if (texts === '') break;
    yield before + texts;
    before = ',';
  }
  yield before === ',' ? ']}' : `${before}]}`;
}

/** Answers with every record of a list and never holds more than a few of them. */
export async function answerWhole(host: Host, view: View, asked: WholeListRequest): Promise<Response> {
  const texts = envelope(host, view, asked);
  // What cannot be read at all is answered as any other failure is.
  const first = await texts.next();
  return flowing(
    flowOf(fromFirst(first, texts), () => texts.return()),
    { 'content-type': 'application/json' },
  );
}
