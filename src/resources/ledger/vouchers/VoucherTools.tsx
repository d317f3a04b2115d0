import { useRecordContext } from 'react-admin';
import { DocumentTools } from '../documents/DocumentTools.tsx';
import { carried } from './lines/lawLines.ts';
import { useVoucherKind } from '../documents/voucherKind.ts';

/** What may be done with a saved voucher in whatever state. */
export function VoucherTools() {
  const { kind } = useVoucherKind();
  const record = useRecordContext();
  return <DocumentTools copy={record ? carried(record, kind, kind) : {}} />;
}
