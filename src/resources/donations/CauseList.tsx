import { DataTable, ListBase, type RaRecord } from 'react-admin';
import { EntityTable } from '../../crud/list/EntityTable.tsx';
import { ListPage } from '../../crud/list/ListPage.tsx';
import { newestFirst } from '../../crud/newestFirst.ts';
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
