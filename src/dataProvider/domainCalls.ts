import type { RaRecord } from 'react-admin';
import type { Command } from '../../catalog/engine/defineCommand.ts';
import { calls } from '../../catalog/engine/wire.ts';
import type { CreateOnce } from './createOnce.ts';
import { unreachable, type Reply } from './failure.ts';
import { askFamily, askFamilyOfEach } from './familyCommands.ts';
import { deleteEach } from './deleteEach.ts';
import { entityOf } from '../../catalog/registry/entityOf.ts';
import { everyPage, idsInOrder } from './everyPage.ts';
import { importRows } from './importRows.ts';
import { isObject } from './isObject.ts';
import { isTaken } from './isTaken.ts';
import { createdRecord, recordOf } from './oneRecord.ts';
import { filledInput } from './payload.ts';
import { titledQuery } from './query.ts';
import { readResults } from './readResults.ts';
import type { RecordReader } from './recordReader.ts';
import type { DomainCalls } from './RihlaDataProvider.ts';
import type { Host } from './send.ts';
import { uploadInputs } from './uploadFile.ts';

/** A host that announces keys knows commands; any other is asked in the family's words, where it has some. */
const fromFamily = async <T>(host: Host, ask: () => Promise<T | undefined>): Promise<T | undefined> => {
  const isOurs = await host.takesKeys?.().catch(() => {
    throw unreachable();
  });
  return isOurs ? undefined : ask();
};

/** What a command tells that is given to no record and makes none, such as a payment for several. */
function toldAlone({ body }: Reply, { name, output }: Command): RaRecord | undefined {
  const told = Object.keys(output);
  if (!isObject(body) || 'id' in body || told.length === 0 || !told.every(one => one in body)) return undefined;
  return { ...body, id: name };
}

/** What the office does beyond the standard calls. */
export const domainCalls = (reader: RecordReader, createOnce: CreateOnce): DomainCalls => ({
  async perform(resource, { command, id, input, reason, version, form }) {
    const entity = entityOf(resource);
    const read = async (reply: Reply) =>
      id === undefined
        ? (toldAlone(reply, command) ?? createdRecord(reader, entity, reply))
        : recordOf(reader, entity, { reply, id });
    const older = await fromFamily(reader.host, () => askFamily(reader.host, { command, id, input }));
    if (older) return { data: await read(older) };
    const given = { ...filledInput(command.input, input ?? {}), ...(reason !== undefined && { reason }) };
    const data = await createOnce({
      path: calls(entity.name).command(command.verb, id),
      query: titledQuery(),
      given,
      body: () => uploadInputs(reader.host, command.input, given),
      form,
      ifMatch: version,
      read,
    });
    return { data };
  },
  async performMany(resource, { command, ids, input, reason }) {
    const older = await fromFamily(reader.host, () => askFamilyOfEach(reader.host, ids, { command, input }));
    if (older) return { results: older };
    const given = { ids, ...input, ...(reason !== undefined && { reason }) };
    const path = calls(entityOf(resource).name).command(command.verb);
    const results = await createOnce({ path, given, body: async () => given, read: ({ body }) => readResults(body) });
    return { results: results ?? [] };
  },
  async deleteManyResults(resource, { ids }) {
    return { results: await deleteEach(reader.host, entityOf(resource), ids) };
  },
  isTaken: async (resource, params, signal) => isTaken(reader.host, entityOf(resource), { ...params, signal }),
  importRows: (resource, params) => importRows(reader.host, createOnce, entityOf(resource).name, params),
  everyPage: async (resource, params, onProgress, signal) =>
    everyPage(reader, entityOf(resource), { ...params, onProgress, signal }),
  idsInOrder: (resource, params, signal) => idsInOrder(reader, entityOf(resource), { ...params, signal }),
});
