import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { useEntity } from '../../engine/entity/useEntity.ts';
import { bankStatement } from '#catalog/banking/bankStatement.ts';
import type { LineGridProps } from '../../engine/kinds/lines/grid/gridParts.ts';
import { LineGrid } from '../../engine/kinds/lines/grid/LineGrid.tsx';
import { InputGrid } from '../../engine/kinds/InputGrid.tsx';
import { AfterLastStatement } from './AfterLastStatement.tsx';
import { StatementSheet } from './StatementSheet.tsx';
import { StatementSum } from './StatementSum.tsx';

const told = ['status', 'ledger', 'branch', 'statement_no', 'starts_on', 'ends_on', 'opening_amount', 'closing_amount'];

const { items } = bankStatement.fields;

/** Why a line has no row is said when it is held against the books. */
const columns: NonNullable<LineGridProps['columns']> = {
  line_date: { room: 140 },
  reference: { room: 90 },
  cheque_no: { room: 76 },
  money_in: { room: 96 },
  money_out: { room: 96 },
  explanation: { isHidden: true },
};

/** A statement as the bank gave it, as a form; a new one is typed, or taken from a sheet. */
export function StatementFields() {
  const entity = useEntity();
  const record = useRecordContext();
  const settled = record?.['status'] === 'finished' ? [...told.slice(1), 'items'] : [];
  return (
    <Box sx={{ display: 'grid', gap: 2, p: 2, minInlineSize: 0, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {!record && (
        <>
          <AfterLastStatement />
          <StatementSheet />
        </>
      )}
      <InputGrid entity={entity} names={told} settled={settled} />
      <StatementSum />
      <LineGrid
        name="items"
        field={items}
        entity={entity}
        columns={columns}
        {...(settled.length > 0 && { closed: 'settled' as const })}
      />
      <InputGrid entity={entity} names={['details', 'file']} />
    </Box>
  );
}
