import { defineEntity } from '../engine/defineEntity.ts';
import { choice, integer, lines, ref, state, text } from '../engine/fields.ts';
import { defineLifecycle } from '../engine/lifecycle.ts';

const runLifecycle = defineLifecycle({
  states: ['kept', 'partly_undone', 'undone'],
  initial: 'kept',
  tones: { kept: 'success', partly_undone: 'warning' },
});

/** Why an undo leaves a record as it is. */
const leftReasons = ['changed_since', 'in_use', 'not_visible', 'not_allowed', 'refused'] as const;

/** Most records that a run names of those that its last undo has left. */
export const MOST_LEFT = 200;

/** A sheet that was imported: what became of its rows, and how far that was undone. Which records, the host alone keeps. */
export const importRun = defineEntity({
  name: 'import_run',
  collection: 'import_runs',
  route: 'users-management/imports',
  fields: {
    status: state(runLifecycle),
    /** What the file was called; none where nobody has said. */
    sheet: text({ readOnly: true, max: 255 }),
    /** Wire name of the entity whose records the rows are. */
    entity_name: text({ required: true, readOnly: true, max: 60, indexed: true }),
    made: integer({ required: true, readOnly: true }),
    changed: integer({ required: true, readOnly: true }),
    unchanged: integer({ required: true, readOnly: true }),
    /** Rows of the sheet that its sender has kept out of the import. */
    left_out: integer({ required: true, readOnly: true }),
    /** Of whoever imported. */
    branch: ref('branch', { readOnly: true }),
    /** What the last undo has left, and why; a record that was made along stands in no line. */
    left_rows: lines(
      {
        line: integer(),
        entity_name: text({ required: true, max: 60 }),
        record_id: integer({ required: true }),
        left_why: choice(leftReasons, { required: true }),
      },
      { readOnly: true, max: MOST_LEFT },
    ),
  },
  title: ['sheet'],
  list: ['sheet', 'made', 'changed', 'unchanged', 'left_out', 'status'],
  form: { main: ['sheet', 'made', 'changed', 'unchanged', 'left_out', 'branch', 'status'] },
  search: ['sheet'],
  access: 'staffDirectory',
  actions: ['list', 'show'],
});
