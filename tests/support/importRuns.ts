import { entityNamed } from '../../catalog/registry/entities.ts';
import type { EntityName } from '../../catalog/engine/names.ts';
import { calls } from '../../catalog/engine/wire.ts';
import { systemCaller } from '../../server/engine/access/systemCaller.ts';
import type { MadeAlong } from '../../server/engine/imports/ImportReport.ts';
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

interface DoneRow {
  readonly id: number;
  /** What a changed record was before; absent, it was made. */
  readonly kept?: Readonly<Record<string, unknown>>;
}

/** Keeps a run of an administrator, of records that are made or changed already; gives its id. */
export async function keptRun(
  office: Office,
  entity: EntityName,
  rows: readonly DoneRow[],
  made: readonly MadeAlong[] = [],
): Promise<number> {
  const caller = { ...systemCaller, id: office.ids.admin };
  const request = { host: office.host, entity: entityNamed(entity), caller };
  const written = rows.map(({ id, kept }, at) => ({
    line: at + 1,
    outcome: kept ? ('update' as const) : ('create' as const),
    id,
    errors: [],
    ...(kept && { kept: { ...kept } }),
  }));
  const run = await office.host.db.transaction(tx =>
    keepRun(tx, request, { rows: written, made, sheet: 'Changes.xlsx' }),
  );
  return Number(run);
}
