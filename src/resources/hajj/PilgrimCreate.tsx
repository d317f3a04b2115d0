import { usePermissions } from 'react-admin';
import { violation } from '#catalog/engine/violations/violation.ts';
import type { Principal } from '#catalog/engine/access/access.ts';
import { EntityCreate } from '../../engine/crud/form/EntityCreate.tsx';
import { LoadingForm } from '../../engine/crud/form/LoadingForm.tsx';

/** A file without a branch is everybody's: whoever works in none says whose it is. */
const check = ({ branch }: Readonly<Record<string, unknown>>) => (branch ? [] : [violation('branch', 'required')]);

/** A new file of a pilgrim, in the branch of whoever enters it. */
export function PilgrimCreate() {
  const { permissions, isPending } = usePermissions<Principal>();
  if (isPending) return <LoadingForm />;
  return <EntityCreate begun={{ branch: permissions?.branch ?? null }} check={check} />;
}
