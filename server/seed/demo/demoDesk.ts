import type { EntityName } from '#catalog/engine/names.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { RequestContext } from '#server/engine/context/host.ts';
import { AgencyForms } from '#server/engine/settings/AgencyForms.ts';
import { effects } from '#server/modules/effects.ts';
import { handlers } from '#server/modules/handlers.ts';
import { payables } from '#server/modules/payables.ts';
import { type Ground, written } from './ground.ts';

/** Where one of the demo's staff, the first unless another is named, gives the very commands that an office gives. */
export function demoDesk(ground: Ground, who = 0): (name: EntityName) => RequestContext {
  const { db, today, staff, vault } = ground;
  const clock = () => new Date(written(ground, today).created_at);
  const caller = { id: staff[who] ?? null, email: null, role: 'admin', permissions: null, branch: null };
  const parts = { clock, db, effects, handlers, payables, vault, forms: new AgencyForms(db) };
  // The links that it signs, or mails, reach nobody.
  const host = { ...parts, secret: 'demo', timeZone: 'UTC', publicUrl: '', log: () => {} };
  // The engine asks its host for no more than that.
  return name => ({ host, caller, entity: entities[name] }) as unknown as RequestContext;
}
