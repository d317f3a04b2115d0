import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { OpeningFields } from './OpeningFields.tsx';
import { useOpeningCheck } from './useOpeningCheck.ts';

/** Opening balances: a draft to go on with, or what the books began with. */
export function OpeningPage() {
  const check = useOpeningCheck();
  return <EntityPage body={<OpeningFields />} check={check} permanent={record => record['status'] !== 'draft'} />;
}
