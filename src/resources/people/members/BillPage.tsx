import { billSettlement } from '#catalog/people/monthlySubscription.ts';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { SettledFields } from '#src/engine/documents/SettledFields.tsx';

/** The bill of one month, closed once it is settled. */
export const BillPage = () => (
  <EntityPage
    body={<SettledFields {...billSettlement} />}
    permanent={record => record['status'] !== billSettlement.open}
  />
);
