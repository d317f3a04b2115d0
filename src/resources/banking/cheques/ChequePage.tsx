import { useRecordContext } from 'react-admin';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { PaperTool } from '../../papers/PaperTool.tsx';

/** The way to the receipt of a cheque that somebody has given. */
function Receipt() {
  const isReceived = useRecordContext()?.['direction'] === 'received';
  return isReceived && <PaperTool kind="cheque" label="paymentPages.print_receipt" />;
}

/** A cheque, and the way to its receipt. */
export const ChequePage = () => <EntityPage above={<Receipt />} aboveReading={<Receipt />} />;
