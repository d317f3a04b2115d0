import { DAYS_TO_UNDO } from '#catalog/engine/importRuns.ts';
import { MOST_LEFT } from '#catalog/imports/importRun.ts';
import type { Commands } from '#catalog/registry/commands.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import type { CommandHandler, GuardContext } from '../../engine/context/host.ts';
import { demand } from '../../engine/crud/demand.ts';
import { lastToUndo } from '../../engine/imports/sweepRows.ts';
import { undoRun } from '../../engine/imports/undoRun.ts';
import { Problem } from '../../platform/problem.ts';

type Undo = Commands['undo_import_run'];
type Context = Pick<GuardContext<Undo>, 'request' | 'record'>;

const tooLate = async ({ record, now }: GuardContext<Undo>) =>
  new Date(record.created_at) <= lastToUndo(now)
    ? ({ code: 'undo_too_late', params: { days: DAYS_TO_UNDO } } as const)
    : undefined;

/** Whoever did it may take it back, and an administrator, as far as they may delete and change such records. */
function demandUndo({ request: { caller }, record }: Context): void {
  if (caller.role !== 'admin' && caller.id !== record.created_by) throw new Problem(403, 'permission_denied');
  const entity = entityNamed(record.entity_name);
  if (record.made > 0) demand({ caller, entity }, 'delete');
  if (record.changed > 0) demand({ caller, entity }, 'edit');
}

/** Takes an import back; what is left of it is named, in the answer and on its page. */
export const undoImportHandler: CommandHandler<Undo> = {
  guards: [tooLate],
  async run({ tx, request, record, locale }) {
    demandUndo({ request, record });
    const { undone, left } = await undoRun(tx, request, { run: record.id, locale });
    const named = left.slice(0, MOST_LEFT);
    return {
      to: left.length > 0 ? 'partly_undone' : 'undone',
      set: {
        left_rows: named.map(({ row, why }) => ({
          line: row.line,
          entity_name: row.entity,
          record_id: row.record,
          left_why: why,
        })),
      },
      output: {
        undone,
        left: named.map(({ row, code, text }) => ({ line: row.line, record_id: row.record, code, text })),
      },
    };
  },
};
