import { DataTable, ListBase, type RaRecord } from 'react-admin';
import { EntityTable } from '../../engine/crud/list/EntityTable.tsx';
import { ListPage } from '../../engine/crud/list/ListPage.tsx';
import { newestFirst } from '../../engine/entity/newestFirst.ts';
import { ProgressBar } from './ProgressBar.tsx';

/** Causes, each with a bar of how near its goal is. */
export const CauseList = () => (
  <ListBase perPage={25} sort={newestFirst}>
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
  </ListBase>
);
