import { DataTable, type RaRecord } from 'react-admin';
import { dayAfter } from '#catalog/engine/days/days.ts';
import { useToday } from '../../authProvider/useToday.ts';
import { EntityCards } from '../../engine/crud/list/EntityCards.tsx';
import { EntityTable } from '../../engine/crud/list/EntityTable.tsx';
import { ListPage } from '../../engine/crud/list/ListPage.tsx';
import { RowsBase } from '../../engine/crud/list/RowsBase.tsx';
import { BeginBooks } from '../ledger/begin/BeginBooks.tsx';
import { StateChips } from '../ledger/documents/StateChips.tsx';
import { DueChip } from './DueChip.tsx';
import { dueFields } from './dueState.ts';

const standing = (
  <DataTable.Col
    key="standing"
    source="standing"
    label="billPages.due.label"
    disableSort
    render={(record: RaRecord) => <DueChip record={record} isShort />}
  />
);

/** Issued bills of which something is left. */
const unpaid = { status: 'issued', outstanding__gte: '0.01' } as const;

/** Bills of a kind with what is left of them; the unpaid and the overdue ones one press away. */
export function BillList() {
  const today = useToday();
  const late = today && { ...unpaid, due_date__lte: dayAfter(today, -1) };
  return (
    <RowsBase needs={dueFields}>
      <ListPage
        notice={
          <>
            <BeginBooks />
            <StateChips others={{ 'billPages.unpaid': unpaid, ...(late && { 'billPages.overdue': late }) }} />
          </>
        }
        table={<EntityTable>{standing}</EntityTable>}
        cards={<EntityCards Aside={DueChip} />}
      />
    </RowsBase>
  );
}
