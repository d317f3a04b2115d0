import { defineCommand } from '../engine/defineCommand.ts';
import { integer, lines, text } from '../engine/fields.ts';
import { importRun, MOST_LEFT } from './importRun.ts';

/**
 * Takes back what an import did: what it made is deleted, what it changed becomes as it was. What somebody has changed
 * since, or what cannot go for any other reason, is left and named; given again, it tries that alone. Within thirty days
 * (`undo_too_late`), by who imported or an administrator, who may delete or change such records (403).
 */
export const undoImport = defineCommand({
  verb: 'undo',
  entity: importRun,
  from: ['kept', 'partly_undone'],
  to: ['partly_undone', 'undone'],
  output: {
    /** Records that were taken back. */
    undone: integer({ required: true }),
    left: lines(
      { line: integer(), record_id: integer({ required: true }), code: text({ required: true }), text: text() },
      { max: MOST_LEFT },
    ),
  },
  shows: ['sheet', 'made', 'changed'],
  right: 'show',
  confirm: true,
  isLong: true,
});
