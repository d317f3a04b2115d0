import { DocumentPage } from '#src/engine/documents/DocumentPage.tsx';
import { DraftPage } from '../documents/DraftPage.tsx';
import { VoucherForm } from './entry/VoucherForm.tsx';
import { KindSwitch } from './KindSwitch.tsx';
import { VoucherReading } from './VoucherReading.tsx';
import { VoucherTools } from './VoucherTools.tsx';

/** A voucher of any kind. */
export const VoucherPage = () => (
  <DocumentPage
    tools={<VoucherTools />}
    form={<DraftPage tools={<VoucherTools />} form={<VoucherForm />} />}
    reading={<VoucherReading />}
    kinds={<KindSwitch />}
  />
);
