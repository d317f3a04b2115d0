import { DataTable, type RaRecord } from 'react-admin';
import { EntityTable } from '../../engine/crud/list/EntityTable.tsx';
import { ListPage } from '../../engine/crud/list/ListPage.tsx';
import { RowsBase } from '../../engine/crud/list/RowsBase.tsx';
import { newestFirst } from '../../engine/entity/openingSort.ts';
import { ProgressBar } from './ProgressBar.tsx';

/** Causes, each with a bar of how near its goal is. */
export const CauseList = () => (
  <RowsBase sort={newestFirst} needs={['process']}>
    <ListPage
      table={
        <EntityTable>
          <DataTable.Col
            source="process"
            label="fields.process"
            render={(record: RaRecord) => <ProgressBar percent={record['process']} />}
          />
        </EntityTable>
      }
    />
  </RowsBase>
);
