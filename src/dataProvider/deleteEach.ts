import { HttpError, type Identifier } from 'react-admin';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { isObject } from './isObject.ts';
import { assertDone } from './oneRecord.ts';
import { readResults } from './readResults.ts';
import type { RowResult } from './RihlaDataProvider.ts';
import { type Host, send } from './send.ts';
import { usesIn } from './usesIn.ts';

async function deleteOne(host: Host, entity: Entity, id: Identifier): Promise<RowResult> {
  try {
    assertDone(await send(host, { method: 'DELETE', path: calls(entity.name).remove(id) }));
    return { id, status: 200 };
  } catch (error) {
    // A lost connection or an ended session concerns all of them.
    if (!(error instanceof HttpError) || error.status === 0 || error.status === 401) throw error;
    const code: unknown = isObject(error.body) ? error.body['code'] : undefined;
    const uses = usesIn(error.body);
    return {
      id,
      status: error.status,
      detail: error.message,
      ...(typeof code === 'string' && { code }),
      ...(uses.length > 0 && { uses }),
    };
  }
}

/** Deletes many records and tells what became of each; one by one on hosts that cannot delete many at once. */
export async function deleteEach(host: Host, entity: Entity, ids: readonly Identifier[]): Promise<RowResult[]> {
  try {
    const reply = await send(host, { method: 'DELETE', path: calls(entity.name).removeMany, body: { ids } });
    assertDone(reply);
    return readResults(reply.body) ?? ids.map(id => ({ id, status: 200 }));
  } catch (error) {
    if (!(error instanceof HttpError) || (error.status !== 404 && error.status !== 405)) throw error;
    const results: RowResult[] = [];
    for (const id of ids) results.push(await deleteOne(host, entity, id));
    return results;
  }
}
