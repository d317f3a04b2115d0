import type { Identifier, RaRecord } from 'react-admin';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { isErrorMap, refused, type Reply } from './failure.ts';
import { isObject } from './isObject.ts';
import { titledQuery } from './query.ts';
import { rawPage } from './rawPage.ts';
import type { RecordReader } from './recordReader.ts';
import { send } from './send.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Sentences with which hosts of the family refuse with status 200. */
const statusOf = (detail: unknown): number | undefined => {
  if (typeof detail !== 'string') return undefined;
  if (/don't have these permissions/i.test(detail)) return 403;
  return /doe?s(n't|'t| not) exist/i.test(detail) ? 404 : undefined;
};

/** Rejects an answer that says, with status 200, that the call failed. */
export function assertDone(reply: Reply): void {
  const status = isObject(reply.body) ? statusOf(reply.body['detail']) : undefined;
  if (status) throw refused(status, reply);
}

/** The record of an answer; one without an id that is nothing but an error is a refusal. */
function rawOf(reply: Reply, id?: Identifier): Raw {
  const { body } = reply;
  assertDone(reply);
  if (!isObject(body)) throw refused(400, { ...reply, body: { detail: body } });
  if ('id' in body) return body;
  const keys = Object.keys(body);
  if (id === undefined || isErrorMap(body) || keys.every(name => name === 'detail')) throw refused(400, reply);
  return { ...body, id };
}

/** Reads the record of a get-one, update or transition answer. */
export const recordOf = (
  { readOne }: RecordReader,
  entity: Entity,
  answer: { reply: Reply; id: Identifier },
): Promise<RaRecord> => readOne(entity, rawOf(answer.reply, answer.id));

const newest = (rows: readonly unknown[]): Raw | undefined =>
  rows.filter(isObject).toSorted((one, other) => Number(other['id']) - Number(one['id']))[0];

/** Reads the record of a create answer, which may also be a list of all siblings or nothing at all. */
export async function createdRecord(reader: RecordReader, entity: Entity, reply: Reply): Promise<RaRecord> {
  if (Array.isArray(reply.body) || reply.body === undefined) {
    const latest = { page: 1, size: 1, sort: { field: 'id', order: 'DESC' as const } };
    const rows = Array.isArray(reply.body) ? reply.body : (await rawPage(reader.host, entity, latest)).rows;
    const row = newest(rows);
    if (!row) throw refused(400, reply);
    return reader.readOne(entity, row);
  }
  return reader.readOne(entity, rawOf(reply));
}

/** One record by its id. Hosts that say 400 for an unknown id mean 404. */
export async function readOneById(
  reader: RecordReader,
  entity: Entity,
  { id, signal }: { id: Identifier; signal?: AbortSignal },
) {
  const reply = await send(reader.host, {
    path: calls(entity.name).one(id),
    query: titledQuery(),
    signal,
  }).catch((error: { status?: number; body?: unknown }) => {
    if (error.status !== 400) throw error;
    throw refused(404, { status: 404, headers: new Headers(), body: error.body });
  });
  const { body } = reply;
  if (isObject(body) && !('id' in body) && Object.keys(body).every(name => name === 'detail'))
    throw refused(404, reply);
  return recordOf(reader, entity, { reply, id });
}
