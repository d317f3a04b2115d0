import type { Action } from '../../../catalog/access.ts';

/** Why somebody may or may not do something, as the host judges it. */
export interface Right {
  readonly entity: string;
  readonly action: Action;
  readonly allowed: boolean;
  readonly because: 'admin' | 'guest' | 'permission' | 'no_role' | 'no_permission' | 'inactive';
  readonly permission: string;
  readonly role: string | null;
}
