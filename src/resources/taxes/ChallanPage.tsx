import { challanSettlement } from '#catalog/taxes/withholdingChallan.ts';
import { EntityPage } from '../../engine/crud/form/EntityPage.tsx';
import { SettledFields } from '../../engine/documents/SettledFields.tsx';

/** A deposit of what was withheld: what has moved money is read. */
export const ChallanPage = () => (
  <EntityPage
    body={<SettledFields {...challanSettlement} />}
    permanent={record => record['status'] !== challanSettlement.open}
  />
);
