import { DataTable, type RaRecord } from 'react-admin';
import { EntityCards } from '#src/engine/crud/list/EntityCards.tsx';
import { EntityTable } from '#src/engine/crud/list/EntityTable.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';
import { newestFirst } from '#src/engine/entity/openingSort.ts';
import { UserActions } from './UserActions.tsx';
import { UserTools } from './UserTools.tsx';
import { isWaiting, userFields } from './waiting.ts';
import { WaitingNotice } from './WaitingNotice.tsx';

/** Users: who waits for approval stands out; one or many are activated or suspended. */
export function UserList() {
  return (
    <RowsBase sort={newestFirst} needs={userFields}>
      <ListPage
        notice={<WaitingNotice />}
        bulk={<UserTools />}
        cards={<EntityCards selectable Aside={UserActions} />}
        table={
          <EntityTable selectable rowSx={record => (isWaiting(record) ? { bgcolor: 'action.selected' } : {})}>
            <DataTable.Col
              source="user_type"
              disableSort
              label="accessPages.users.actions"
              render={(record: RaRecord) => <UserActions record={record} />}
            />
          </EntityTable>
        }
      />
    </RowsBase>
  );
}
