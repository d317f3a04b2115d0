import { entityNamed } from '../../catalog/registry/entities.ts';
import type { EntityName } from '../../catalog/engine/names.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { systemCaller } from '../../server/engine/access/systemCaller.ts';
import type { Caller } from '../../server/platform/http/Caller.ts';
import { keepRun } from '../../server/engine/imports/keepRun.ts';
import type { Office, Reply } from './office.ts';

export const runs = calls('import_run');

interface Sender {
  call: Office['call'];
}

/** Imports rows, and gives the answer; throws where nothing was kept. */
export async function imported(
  sender: Sender,
  entity: EntityName,
  rows: readonly Readonly<Record<string, unknown>>[],
  asked: { readonly sheet?: string; readonly as?: 'admin' | 'staff'; readonly key?: string } = {},
): Promise<Reply['body']> {
  const { sheet = 'Sheet of a test.xlsx', as = 'admin', key } = asked;
  const reply = await sender.call('POST', '/api/imports', {
    as,
    body: { entity, rows, commit: true, sheet },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body;
}

interface ChangedRow {
  readonly id: number;
  readonly kept: Readonly<Record<string, unknown>>;
}

/** Keeps a run of records that are changed already, with what they were before; gives its id. */
export const keptRun = (office: Office, entity: EntityName, changed: readonly ChangedRow[], by?: Partial<Caller>) =>
  office.host.db.transaction(tx =>
    keepRun(
      tx,
      { host: office.host, entity: entityNamed(entity), caller: { ...systemCaller, id: office.ids.admin, ...by } },
      {
        rows: changed.map(({ id, kept }, at) => ({
          line: at + 1,
          outcome: 'update',
          id,
          errors: [],
          kept: { ...kept },
        })),
        made: [],
        sheet: 'Changes.xlsx',
      },
    ),
  );
