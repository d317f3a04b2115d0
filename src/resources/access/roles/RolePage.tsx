import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { RoleForm } from './RoleForm.tsx';

/** A role with its rights as a table. */
export const RolePage = () => <EntityPage body={<RoleForm />} />;
