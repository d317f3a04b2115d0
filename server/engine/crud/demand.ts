import { allowed } from '#catalog/engine/access/access.ts';
import type { Action } from '#catalog/engine/policies.ts';
import type { Entity } from '#catalog/engine/defineEntity.ts';
import type { Caller } from '../../platform/http/Caller.ts';
import { Problem } from '../../platform/problem.ts';

/** Refuses whoever may not: 401 for a guest, 403 for somebody without the right. */
export function demand({ caller, entity }: { readonly caller: Caller; readonly entity: Entity }, action: Action): void {
  if (allowed(caller, entity, action)) return;
  throw caller.id === null ? new Problem(401, 'token_missing') : new Problem(403, 'permission_denied');
}
