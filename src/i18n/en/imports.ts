/** Words of sheets that were imported. */
export const imports = {
  entities: { import_run: 'Import |||| Imports' },
  fields: {
    sheet: 'Sheet',
    entity_name: 'Kind of records',
    made: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    left_out: 'Left out',
    left_rows: 'Not undone',
    record_id: 'Record',
    left_why: 'Why it stays',
  },
  pages: {
    of_sheet: 'Imported: %{sheet}',
    of_run: 'Imported (no. %{id})',
    records: 'Records of this import',
  },
  choices: {
    kept: 'Kept',
    partly_undone: 'Partly undone',
    undone: 'Undone',
    changed_since: 'Somebody has changed it since',
    in_use: 'Other records name it',
    not_visible: 'You may not see it',
    not_allowed: 'You may not change or delete it',
    refused: 'A rule keeps it as it is',
  },
} as const;
