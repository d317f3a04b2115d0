import RequestQuote from '@mui/icons-material/RequestQuoteOutlined';
import { useCanAccess } from 'react-admin';
import { monthlySubscription } from '#catalog/people/monthlySubscription.ts';
import { BulkTools } from '#src/engine/bulk/BulkTools.tsx';
import { LazyTool } from '#src/engine/panels/LazyTool.tsx';
import { overlay } from '#src/engine/onDemand/overlay.tsx';

const BillMembers = overlay(async () => (await import('./BillMembers.tsx')).BillMembers);

/** What may be done with the selected members. */
export function MemberTools() {
  const { canAccess: canBill } = useCanAccess({ resource: monthlySubscription.route, action: 'create' });
  return (
    <>
      {canBill && <LazyTool icon={<RequestQuote />} label="memberPages.bill.open" panel={BillMembers} />}
      <BulkTools />
    </>
  );
}
