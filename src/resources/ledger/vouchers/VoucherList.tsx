import Box from '@mui/material/Box';
import { DataTable, type RaRecord } from 'react-admin';
import { entities } from '#catalog/registry/entities.ts';
import { EntityTable } from '#src/engine/crud/list/EntityTable.tsx';
import { ListPage } from '#src/engine/crud/list/ListPage.tsx';
import { RowsBase } from '#src/engine/crud/list/RowsBase.tsx';
import { StateChips } from '../documents/StateChips.tsx';
import { BeginBooks } from '../begin/BeginBooks.tsx';
import { KindSwitch } from './KindSwitch.tsx';
import { RelatedLedgers } from './RelatedLedgers.tsx';

const related = (
  <DataTable.Col
    key="related"
    source="related"
    label="voucherPages.related"
    disableSort
    render={(record: RaRecord) => <RelatedLedgers record={record} />}
  />
);

/** Vouchers of a kind with the ledgers that they move; drafts one press away. */
export const VoucherList = () => (
  <RowsBase needs={['items']}>
    <ListPage
      notice={
        <>
          <BeginBooks />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
            <KindSwitch pathOf={name => `/apps/${entities[name].route}`} />
            <StateChips />
          </Box>
        </>
      }
      table={<EntityTable>{related}</EntityTable>}
    />
  </RowsBase>
);
