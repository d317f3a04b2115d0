import { type DataProvider, HttpError, type Identifier, type RaRecord } from 'react-admin';
import type { Entity } from '../../catalog/engine/defineEntity.ts';
import { calls } from '../../catalog/engine/wire.ts';
import type { CreateOnce } from './createOnce.ts';
import { deleteEach } from './deleteEach.ts';
import type { DeleteOnce } from './deleteOnce.ts';
import { entityOf } from '../../catalog/registry/entityOf.ts';
import { createdRecord, readOneById, recordOf } from './oneRecord.ts';
import { payload } from './payload.ts';
import { titledQuery } from './query.ts';
import { readPage } from './readPages.ts';
import type { RecordReader } from './recordReader.ts';
import { send } from './send.ts';
import type { Reply } from './failure.ts';
import { uploadLineFiles } from './uploadLineFiles.ts';

type Standard = Pick<
  DataProvider,
  'getList' | 'getOne' | 'getMany' | 'getManyReference' | 'create' | 'update' | 'updateMany' | 'delete' | 'deleteMany'
>;

const firstPage = { page: 1, perPage: 25 };

function nullIfMissing(error: unknown): null {
  if (error instanceof HttpError && error.status === 404) return null;
  throw error;
}

/** Several records; those that the host left out of a filtered list are asked for one by one. */
async function readMany(
  reader: RecordReader,
  entity: Entity,
  { ids, marked, signal }: { ids: Identifier[]; marked?: boolean; signal?: AbortSignal | undefined },
) {
  const filter = { id__in: ids };
  const { data } = await readPage(reader, entity, {
    page: 1,
    size: ids.length,
    filter,
    signal,
    titled: true,
    marked,
  });
  const found = new Map(data.map(record => [String(record.id), record]));
  const ask = (id: Identifier) => readOneById(reader, entity, { id, ...(signal && { signal }) }).catch(nullIfMissing);
  const records = await Promise.all(ids.map(async id => found.get(String(id)) ?? ask(id)));
  return records.filter(record => record !== null);
}

async function write(
  reader: RecordReader,
  entity: Entity,
  params: { id: Identifier; data: object; previousData?: Partial<RaRecord> },
) {
  const { host } = reader;
  const data = await uploadLineFiles(host, entity, { ...params.data });
  const body = payload(entity, { data, previous: params.previousData, mediaUrl: host.mediaUrl });
  const reply = await send(host, {
    method: 'PUT',
    path: calls(entity.name).update(params.id),
    query: titledQuery(),
    body,
    ifMatch: typeof params.previousData?.['version'] === 'number' ? params.previousData['version'] : undefined,
  });
  return recordOf(reader, entity, { reply, id: params.id });
}

/** React-Admin's calls, made on the contract. */
export const standardCalls = (reader: RecordReader, createOnce: CreateOnce, deleteOnce: DeleteOnce): Standard =>
  // React-Admin lets the caller choose the record type, which no provider can promise.
  ({
    async getList(resource, { pagination = firstPage, sort, filter, meta, signal }) {
      return readPage(reader, entityOf(resource), {
        isBounded: meta?.isExact !== true,
        page: pagination.page,
        size: pagination.perPage,
        sort,
        filter,
        signal,
        // Who wants one record counts, or reads a setting.
        titled: pagination.perPage > 1,
        marked: meta?.marked,
        fields: meta?.fields,
      });
    },
    async getOne(resource, { id, signal }) {
      return { data: await readOneById(reader, entityOf(resource), { id, ...(signal && { signal }) }) };
    },
    async getMany(resource, { ids, meta, signal }) {
      const { marked } = meta ?? {};
      return { data: ids.length ? await readMany(reader, entityOf(resource), { ids, marked, signal }) : [] };
    },
    async getManyReference(resource, { target, id, pagination, sort, filter, meta, signal }) {
      const wanted = {
        page: pagination.page,
        size: pagination.perPage,
        sort,
        filter: { ...filter, [target]: id },
        signal,
        titled: true,
        fields: meta?.fields,
      };
      return readPage(reader, entityOf(resource), wanted);
    },
    async create(resource, { data, meta }) {
      const [entity, { host }] = [entityOf(resource), reader];
      const body = async () =>
        payload(entity, { data: await uploadLineFiles(host, entity, data), mediaUrl: host.mediaUrl });
      const read = (reply: Reply) => createdRecord(reader, entity, reply);
      const [path, given] = [calls(entity.name).create, meta?.attempt ?? data];
      return { data: await createOnce({ path, query: titledQuery(), given, body, form: meta?.form, read }) };
    },
    async update(resource, params) {
      return { data: await write(reader, entityOf(resource), params) };
    },
    async updateMany(resource, { ids, data }) {
      const entity = entityOf(resource);
      for (const id of ids) await write(reader, entity, { id, data });
      return { data: ids };
    },
    async delete(resource, { id, previousData }) {
      await deleteOnce(calls(entityOf(resource).name).remove(id));
      return { data: { ...previousData, id } };
    },
    async deleteMany(resource, { ids }) {
      const results = await deleteEach(reader.host, entityOf(resource), ids);
      const refusal = results.find(one => one.status >= 400);
      if (refusal) throw new HttpError(refusal.detail ?? 'problems.invalid', refusal.status, { ...refusal, results });
      return { data: ids };
    },
  }) as Standard;
