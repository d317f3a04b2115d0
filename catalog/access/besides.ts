import type { Principal } from '../access.ts';
import type { Entity } from '../defineEntity.ts';

/**
 * Whether somebody lacks what records of an entity ask for beside the rights of their actions, such as `EMPLOYEE_SALARY`
 * for documents that tell what somebody earns. A host that tells no permissions asks for nothing more.
 */
export const lacksBesides = ({ role, permissions }: Principal, { besides }: Pick<Entity, 'besides'>): boolean =>
  besides !== undefined && role !== 'admin' && permissions !== null && !permissions.has(besides);
