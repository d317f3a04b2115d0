import { DocumentCreate } from '../../purchasing/DocumentCreate.tsx';
import { ClaimFields } from './ClaimFields.tsx';

/** A new claim of what an employee has spent. */
export const ClaimCreate = () => <DocumentCreate day="claim_date" body={<ClaimFields />} />;
