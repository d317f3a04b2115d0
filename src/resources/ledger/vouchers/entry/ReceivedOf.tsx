import { useFormContext, useWatch } from 'react-hook-form';
import { receiptVoucher } from '#catalog/ledger/vouchers/vouchers.ts';
import { isObject } from '#src/dataProvider/isObject.ts';
import { NamesakeNotice } from '#src/resources/bills/settlement/NamesakeNotice.tsx';
import { amountOf } from '../../documents/amounts.ts';
import { useVoucherKind } from '../../documents/voucherKind.ts';
import { linesIn } from '../lines/lawLines.ts';

/** Of whom a receipt takes money, and who else it may be of. */
export function ReceivedOf() {
  const { name } = useVoucherKind();
  const { getValues, setValue } = useFormContext();
  const items: unknown = useWatch({ name: 'items' });
  if (name !== receiptVoucher.name) return null;
  const received = linesIn(items).flatMap(({ party, debit_amount, credit_amount }) =>
    typeof party === 'number' && amountOf(debit_amount) === 0n ? [{ party, amount: amountOf(credit_amount) }] : [],
  );
  return (
    <NamesakeNotice
      received={received}
      onChoose={(party, { id, ledger }) => {
        const lines: unknown = getValues('items');
        if (!Array.isArray(lines)) return;
        const chosen = lines.map(line =>
          isObject(line) && line['party'] === party ? { ...line, party: id, ledger: ledger ?? line['ledger'] } : line,
        );
        setValue('items', chosen, { shouldDirty: true });
      }}
    />
  );
}
