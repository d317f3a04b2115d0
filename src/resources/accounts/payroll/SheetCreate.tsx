import { useMemo } from 'react';
import { usePermissions } from 'react-admin';
import type { Principal } from '../../../../catalog/access.ts';
import { useToday } from '../../../authProvider/useToday.ts';
import { EntityCreate } from '../../../crud/form/EntityCreate.tsx';
import { LoadingForm } from '../../../crud/form/LoadingForm.tsx';
import { SheetFields } from './SheetFields.tsx';

/** A new sheet of the agency's today, in the branch of whoever types it. Its employees can be filled in once it is saved. */
export function SheetCreate() {
  const today = useToday();
  const { permissions } = usePermissions<Principal>();
  const begun = useMemo(() => ({ sheet_date: today, branch: permissions?.branch ?? null }), [today, permissions]);
  return today === undefined ? <LoadingForm /> : <EntityCreate begun={begun} body={<SheetFields />} />;
}
