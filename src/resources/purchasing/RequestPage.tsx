import { pick } from 'es-toolkit';
import { useRecordContext } from 'react-admin';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { entityNamed } from '#catalog/registry/entities.ts';
import { purchaseRequest } from '#catalog/purchasing/purchaseRequest.ts';
import { requestLifecycle } from '#catalog/purchasing/requestLifecycle.ts';
import { useLabels } from '../../engine/kinds/choice/useLabels.ts';
import { FactList } from '../ledger/documents/FactList.tsx';
import { LinesTable } from '../ledger/documents/LinesTable.tsx';
import { linesOf } from '../ledger/documents/linesOf.ts';
import { RelatedRecords } from '../shop/orders/RelatedRecords.tsx';
import { RequestFields } from './DocumentFields.tsx';
import { DraftedPage } from './DraftedPage.tsx';
import { RequestTools } from './RequestTools.tsx';
import { Steps } from './Steps.tsx';

const columns = pick(purchaseRequest.fields.items.lines, [
  'stock_item',
  'quantity',
  'ordered',
  'estimated_price',
  'note',
  'image',
]);
const { approved, refused } = requestLifecycle.groups;

/** How far a request has come. */
function RequestSteps() {
  const record = useRecordContext();
  const { wordOf } = useLabels(purchaseRequest.fields.status);
  if (!record) return null;
  const { status } = record;
  const word = wordOf(String(status));
  return (
    <Steps
      end={isIn(refused, status) ? word : undefined}
      steps={[
        { name: 'requested', isDone: status === 'submitted' || status === 'rejected' || isIn(approved, status) },
        { name: 'approved', isDone: isIn(approved, status) },
        { name: 'sent', isDone: typeof record['sent_on'] === 'string' },
        { name: 'ordered', isDone: status === 'converted', part: status === 'partially_converted' ? word : undefined },
      ]}
    />
  );
}

/** A request to be read: how far it is, what it asks for, and the purchases that were made of it. */
function RequestReading() {
  const record = useRecordContext();
  if (!record) return null;
  return (
    <>
      <RequestSteps />
      <FactList names={['request_no', 'status', 'party', 'request_date', 'needed_by', 'branch', 'sent_on', 'amount']} />
      <LinesTable lines={linesOf(purchaseRequest, record['items'])} fields={columns} totals={[]} />
      <RelatedRecords
        heading="purchasePages.purchases"
        entity={entityNamed('purchase_final')}
        filter={{ purchase_request: record.id }}
        columns={['purchase_no', 'order_date', 'party', 'status', 'receipt_status', 'amount']}
      />
    </>
  );
}

/** What somebody asks to be bought, and what has come of it. */
export const RequestPage = () => (
  <DraftedPage
    reading={<RequestReading />}
    tools={<RequestTools />}
    steps={<RequestSteps />}
    typed={<RequestFields />}
  />
);
