import { useGetIdentity, usePermissions, useRecordContext } from 'react-admin';
import type { Principal } from '#catalog/engine/access/access.ts';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { CommandButtons, type StepsProps } from '#src/engine/commands/CommandButtons.tsx';
import { LeftRows } from './LeftRows.tsx';
import { RunFacts } from './RunFacts.tsx';

/** Whoever imported may undo it, and an administrator; nobody else is offered it. */
function RunSteps(props: StepsProps) {
  const record = useRecordContext();
  const { identity } = useGetIdentity();
  const { permissions } = usePermissions<Principal>();
  const isOwn = identity !== undefined && Number(identity.id) === record?.['created_by'];
  return isOwn || permissions?.role === 'admin' ? <CommandButtons {...props} /> : null;
}

const above = (
  <>
    <RunFacts />
    <LeftRows />
  </>
);

/** An import: what it has done, the way to its records, and how it is undone. */
export const RunPage = () => <EntityPage aboveReading={above} Steps={RunSteps} />;
