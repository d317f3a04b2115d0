import { DocumentPage } from '../documents/DocumentPage.tsx';
import { VoucherForm } from './entry/VoucherForm.tsx';
import { KindSwitch } from './KindSwitch.tsx';
import { VoucherReading } from './VoucherReading.tsx';
import { VoucherTools } from './VoucherTools.tsx';

/** A voucher of any kind. */
export const VoucherPage = () => (
  <DocumentPage tools={<VoucherTools />} form={<VoucherForm />} reading={<VoucherReading />} kinds={<KindSwitch />} />
);
