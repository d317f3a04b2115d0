import type { Entity } from '../defineEntity.ts';
import type { Role } from '../policies.ts';

/** What of whoever asks counts here. */
interface Holder {
  readonly role: Role | null;
  readonly permissions: ReadonlySet<string> | null;
}

/**
 * Whether somebody lacks what records of an entity ask for beside the rights of their actions, such as `EMPLOYEE_SALARY`
 * for documents that tell what somebody earns. A host that tells no permissions asks for nothing more.
 */
export const lacksExtraPermission = (
  { role, permissions }: Holder,
  { extraPermission }: Pick<Entity, 'extraPermission'>,
): boolean =>
  extraPermission !== undefined && role !== 'admin' && permissions !== null && !permissions.has(extraPermission);
