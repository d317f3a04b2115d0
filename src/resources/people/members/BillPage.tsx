import { billSettlement } from '../../../../catalog/people/monthlySubscription.ts';
import { EntityPage } from '../../../crud/form/EntityPage.tsx';
import { SettledFields } from '../../../documents/SettledFields.tsx';

/** The bill of one month, closed once it is settled. */
export const BillPage = () => (
  <EntityPage
    body={<SettledFields {...billSettlement} />}
    permanent={record => record['status'] !== billSettlement.open}
  />
);
