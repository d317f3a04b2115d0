import { challanSettlement } from '#catalog/taxes/withholdingChallan.ts';
import { EntityPage } from '../../engine/crud/form/EntityPage.tsx';
import { SettledFields } from '../../engine/documents/SettledFields.tsx';
import { CHALLAN } from './certificatePath.ts';
import { PaperLink } from './PaperLink.tsx';

/** A deposit of what was withheld: what has moved money is read. */
export const ChallanPage = () => (
  <EntityPage
    above={<PaperLink path={CHALLAN} label="taxPages.challan.open" of="posted" />}
    body={<SettledFields {...challanSettlement} />}
    permanent={record => record['status'] !== challanSettlement.open}
  />
);
