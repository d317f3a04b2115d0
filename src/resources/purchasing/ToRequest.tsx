import { useCreatePath } from 'react-admin';
import { Navigate, useParams } from 'react-router';
import { purchaseRequest } from '../../../catalog/purchasing/purchaseRequest.ts';

/** Addresses by which the specification knows the items and the paper of a request: they lead to its page. */
export function ToRequest() {
  const { purchaseId = '' } = useParams();
  const createPath = useCreatePath();
  return <Navigate replace to={createPath({ resource: purchaseRequest.route, type: 'edit', id: purchaseId })} />;
}
