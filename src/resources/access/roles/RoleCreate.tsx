import { EntityCreate } from '#src/engine/crud/form/EntityCreate.tsx';
import { RoleForm } from './RoleForm.tsx';

/** A new role with its rights as a table. */
export const RoleCreate = () => <EntityCreate body={<RoleForm />} />;
