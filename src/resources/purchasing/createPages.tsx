import { DocumentCreate } from '../../engine/documents/DocumentCreate.tsx';
import { PurchaseFields, RequestFields } from './DocumentFields.tsx';

export const PurchaseCreate = () => <DocumentCreate day="order_date" body={<PurchaseFields />} />;
export const RequestCreate = () => <DocumentCreate day="request_date" body={<RequestFields />} />;
