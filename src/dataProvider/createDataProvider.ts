import simpleRest from 'ra-data-simple-rest';
import { combineDataProviders, type DataProvider, type fetchUtils } from 'react-admin';
import { createAttempts, type CreateOnce } from './createOnce.ts';
import { createDeletion } from './deleteOnce.ts';
import { domainCalls } from './domainCalls.ts';
import { reportAt } from '../../catalog/registry/reports.ts';
import { entityAt } from '../../catalog/registry/entityOf.ts';
import { unreachable, type Reply } from './failure.ts';
import { fileNameIn } from './fileNameIn.ts';
import { createRecordReader } from './recordReader.ts';
import { reportCalls } from './reportCalls.ts';
import type { OtherCalls, RihlaDataProvider } from './RihlaDataProvider.ts';
import { type Call, type Host, send } from './send.ts';
import { standardCalls } from './standardCalls.ts';
import { uploadFile } from './uploadFile.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Sends the calls of `ra-data-simple-rest` the way all others go: same token, language and errors. */
const httpClient =
  (host: Host, createOnce: CreateOnce): typeof fetchUtils.fetchJson =>
  async (url, options = {}) => {
    const call: Call = {
      path: String(url),
      method: methods.find(one => one === options.method) ?? 'GET',
      body: typeof options.body === 'string' ? JSON.parse(options.body) : undefined,
      signal: options.signal ?? undefined,
    };
    const { path, body: given } = call;
    // Of these calls a POST only ever creates.
    const creation = { path, given, body: async () => given, read: (reply: Reply) => reply };
    const { status, headers, body } = await (call.method === 'POST' ? createOnce(creation) : send(host, call));
    return { status, headers, body: '', json: body };
  };

/** `X-Total-Count`: the other mode asks for a range, and Chromium then refuses compressed answers. */
const plainCalls = (host: Host, createOnce: CreateOnce): DataProvider =>
  simpleRest('/api', httpClient(host, createOnce), 'X-Total-Count');

/** Their path stands where others name a resource. */
const otherCalls = (host: Host, createOnce: CreateOnce): OtherCalls => ({
  // What a path answers, its caller knows; the contract is the promise.
  ask: async <T>(path: string, call: Omit<Call, 'path'> = {}) => (await send(host, { ...call, path })).body as T,
  async download(path, call) {
    const { body, headers } = await send(host, { ...call, path, isFile: true });
    if (!(body instanceof Blob)) throw unreachable();
    return new File([body], fileNameIn(headers), { type: body.type });
  },
  createAt: async <T>(path: string, body: unknown) =>
    createOnce({ path, given: body, body: async () => body, read: reply => reply.body as T }),
  uploadFile: async (file, sealed) => uploadFile(host, file, sealed),
});

/**
 * The application's data provider: the contract for what the catalogue knows, plain REST below `/api/` for the rest.
 */
export function createDataProvider(host: Host): RihlaDataProvider {
  const reader = createRecordReader(host);
  const createOnce = createAttempts(host);
  const others = otherCalls(host, createOnce);
  const contract: RihlaDataProvider = {
    ...standardCalls(reader, createOnce, createDeletion(host)),
    ...domainCalls(reader, createOnce),
    ...others,
    supportAbortSignal: true,
  };
  const plain = { ...plainCalls(host, createOnce), ...others };
  // Every domain call names its resource first, so the combined provider has them all; its type only forgets them.
  const reports = { ...plain, ...reportCalls(host) };
  return combineDataProviders(resource => {
    if (entityAt(resource)) return contract;
    return reportAt(resource) ? reports : plain;
  }) as RihlaDataProvider;
}
