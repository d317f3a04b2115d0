import { challanSettlement } from '../../../../catalog/accounts/taxes/withholdingChallan.ts';
import { EntityPage } from '../../../crud/form/EntityPage.tsx';
import { SettledFields } from '../../../documents/SettledFields.tsx';

/** A deposit of what was withheld: what has moved money is read. */
export const ChallanPage = () => (
  <EntityPage
    body={<SettledFields {...challanSettlement} />}
    permanent={record => record['status'] !== challanSettlement.open}
  />
);
