import { omit } from 'es-toolkit';
import { useRecordContext } from 'react-admin';
import { fromMinor } from '#catalog/engine/money/money.ts';
import { FactList } from '../documents/FactList.tsx';
import { sides, totalOf } from '../documents/amounts.ts';
import { LinesTable } from '../documents/LinesTable.tsx';
import { SeenByBank } from '../../banking/SeenByBank.tsx';
import { SettledList } from '../../bills/settlement/SettledList.tsx';
import { Counterpart } from './Counterpart.tsx';
import { linesIn } from './lines/lawLines.ts';
import { areForeign, foreignFields } from '../documents/foreign.ts';
import { lineFields } from './lines/presetLines.ts';
import { useVoucherKind } from '../documents/voucherKind.ts';

/** A voucher to be read: number, day and state, what takes it back, and its lines. */
export function VoucherReading() {
  const { kind } = useVoucherKind();
  const record = useRecordContext();
  if (!record) return null;
  const lines = linesIn(record['items']);
  const sums = Object.fromEntries(sides.map(side => [side, fromMinor(totalOf(lines, side))]));
  return (
    <>
      <FactList names={['invoice_no', 'status', kind.day, 'branch', 'money_amount', 'amount']} />
      <Counterpart />
      <SeenByBank />
      <LinesTable
        lines={lines}
        fields={areForeign(lines) ? lineFields : omit(lineFields, foreignFields)}
        totals={[{ label: 'voucherPages.total', under: sums }]}
      />
      <SettledList />
    </>
  );
}
