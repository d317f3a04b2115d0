import { DataTable, useRecordContext } from 'react-admin';
import { dateTime } from '#catalog/engine/fields.ts';
import { EntityTable } from '#src/engine/crud/list/EntityTable.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';
import { newestFirst } from '#src/engine/entity/openingSort.ts';
import { FieldCell } from '#src/engine/kinds/FieldCell.tsx';
import { RecordKind } from './RecordKind.tsx';
import { useImporterField } from './useImporterField.ts';

const AT = dateTime();
const needs = ['entity_name', 'created_at', 'created_by'] as const;

function Importer() {
  const record = useRecordContext();
  return <FieldCell name="created_by" field={useImporterField()} value={record?.['created_by']} />;
}

/** Imports, the newest first, with what their records are called, who imported them and when. */
export const RunList = () => (
  <RowsBase sort={newestFirst} needs={needs}>
    <ListPage
      table={
        <EntityTable>
          <DataTable.Col
            source="entity_name"
            label="fields.entity_name"
            render={record => <RecordKind name={record['entity_name']} />}
          />
          <DataTable.Col
            source="created_at"
            label="fields.created_at"
            render={record => <FieldCell name="created_at" field={AT} value={record['created_at']} />}
          />
          <DataTable.Col source="created_by" label="fields.created_by" disableSort render={() => <Importer />} />
        </EntityTable>
      }
    />
  </RowsBase>
);
