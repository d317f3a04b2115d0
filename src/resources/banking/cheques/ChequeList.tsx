import Print from '@mui/icons-material/PrintOutlined';
import IconButton from '@mui/material/IconButton';
import { DataTable, LinkBase, type RaRecord, useTranslate } from 'react-admin';
import { dayAfter } from '#catalog/engine/days/days.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { EntityCards } from '#src/engine/crud/list/EntityCards.tsx';
import { EntityTable } from '#src/engine/crud/list/EntityTable.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';
import { StateChips } from '../../ledger/documents/StateChips.tsx';
import { DueDays } from './DueDays.tsx';
import { slipPath } from './slipPath.ts';

/** The slip with which a cheque was handed in. */
function SlipLink({ record }: { readonly record: RaRecord }) {
  const label = useTranslate()('chequePages.slip.title');
  if (typeof record['deposited_on'] !== 'string') return null;
  return (
    <IconButton component={LinkBase} to={slipPath(record.id)} aria-label={label} title={label} size="small">
      <Print fontSize="small" />
    </IconButton>
  );
}

/** How near its date a cheque is, and the slip with which it was handed in. */
const Standing = ({ record }: { readonly record: RaRecord }) => (
  <>
    <DueDays record={record} />
    <SlipLink record={record} />
  </>
);

const standing = (
  <DataTable.Col
    key="standing"
    source="standing"
    label="billPages.due.label"
    disableSort
    render={(record: RaRecord) => <Standing record={record} />}
  />
);

/** The register; each state, and what falls due within a week, one press away. */
export function ChequeList() {
  const today = useToday();
  const week = today && { status: 'post_dated', cheque_date__lte: dayAfter(today, 7) };
  return (
    <RowsBase needs={['cheque_date', 'deposited_on']}>
      <ListPage
        notice={<StateChips {...(week && { others: { 'chequePages.due_this_week': week } })} />}
        table={<EntityTable>{standing}</EntityTable>}
        cards={<EntityCards Aside={Standing} />}
      />
    </RowsBase>
  );
}
