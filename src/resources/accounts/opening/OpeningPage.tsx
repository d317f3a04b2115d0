import { EntityPage } from '../../../crud/form/EntityPage.tsx';
import { OpeningFields } from './OpeningFields.tsx';

/** Opening balances: a draft to go on with, or what the books began with. */
export const OpeningPage = () => (
  <EntityPage body={<OpeningFields />} permanent={record => record['status'] !== 'draft'} />
);
