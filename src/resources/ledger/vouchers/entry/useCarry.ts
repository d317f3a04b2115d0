import { useNotify, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { voucherKinds, type VoucherName } from '#catalog/ledger/vouchers/vouchers.ts';
import { useEditing } from '#src/engine/editing/useEditing.ts';
import { carried } from '../lines/lawLines.ts';
import { createPathOf } from '../../documents/accountsDocument.ts';
import { useVoucherKind } from '../../documents/voucherKind.ts';
import { handOverTyped } from '../../documents/begun.ts';

/** Goes on with what is typed as a new voucher of another kind. A saved draft stays as it is. */
export function useCarry(): (to: VoucherName) => void {
  const { kind } = useVoucherKind();
  const record = useRecordContext();
  const { getValues } = useFormContext();
  const { saved } = useEditing();
  const navigate = useNavigate();
  const notify = useNotify();
  return to => {
    const values = getValues();
    // It goes along, so that nobody needs to be asked whether it may be left.
    saved(values);
    void navigate(createPathOf(to), { state: handOverTyped(carried(values, kind, voucherKinds[to])) });
    if (record?.id !== undefined)
      notify('voucherPages.draft_stays', { type: 'info', messageArgs: { number: record['invoice_no'] } });
  };
}
