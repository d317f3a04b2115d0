import { allowed } from '../../catalog/access.ts';
import { reveals } from '../../catalog/fieldRights.ts';
import { stateFieldOf } from '../../catalog/defineEntity.ts';
import { type Outlook, obstacle, outlook, stepTo } from '../../catalog/lifecycle.ts';
import { violation } from '../../catalog/violation.ts';
import { violationText } from '../../catalog/violations/text.ts';
import type { Locale } from '../../catalog/texts.ts';
import { existingOf } from '../access/scope.ts';
import { afterChange, beforeChange } from '../effects/run.ts';
import { recordChange } from '../history/record.ts';
import type { Database } from '../host.ts';
import { Problem, refuse } from '../http/problem.ts';
import { conceal, toWire, type Wire } from './record.ts';
import { updateRow } from './store.ts';
import { type Desk, demandVersion } from './write.ts';

export interface Move {
  readonly to: string;
  readonly reason?: string;
  readonly versions?: readonly number[] | undefined;
  readonly locale: Locale;
}

function lifecycleOf({ entity }: Desk) {
  const [name, field] = stateFieldOf(entity) ?? [];
  if (!name || !field?.lifecycle) throw new Problem(404, 'no_such_call');
  return { name, lifecycle: field.lifecycle };
}

/** A record as the caller may see it, with where it may go from here and why not elsewhere. */
export function present({ entity, caller }: Desk, wire: Wire): Wire {
  const [name = '', field] = stateFieldOf(entity) ?? [];
  const shown = reveals(caller, entity) ? wire : conceal(entity, wire);
  return { ...shown, ...(field?.lifecycle && outlook(field.lifecycle, String(wire[name]), wire)) };
}

/** 409 that says what stands in the way, and where the record may go instead. */
function refusal(view: Outlook, { to, locale }: Move): Problem {
  const reason = view.blocked.find(one => one.to === to)?.reason;
  return new Problem(409, 'INVALID_TRANSITION', {
    body: { ...view, ...(reason && { reason, detail: violationText(locale, reason) }) },
  });
}

/**
 * Moves a record one step along its lifecycle: locked row, version, right, guards, history, in one transaction.
 * Moving to the present state changes nothing. 409 `INVALID_TRANSITION`, 400 when the step asks for a reason.
 */
export async function moveWithin(tx: Database, desk: Desk, id: number, move: Move): Promise<Wire> {
  const { entity, host, caller } = desk;
  const { name, lifecycle } = lifecycleOf(desk);
  if (!lifecycle.states.includes(move.to)) refuse([violation('to', 'not_choice', { value: move.to.slice(0, 40) })]);
  const needed = lifecycle.steps.find(step => step.to === move.to)?.needs ?? 'edit';
  if (!allowed(caller, entity, needed)) throw new Problem(403, 'permission_denied');
  const found = await existingOf(tx, desk, id);
  const wire = toWire(entity, found, host, true);
  const from = String(wire[name]);
  if (from === move.to) return wire;
  demandVersion(found, move.versions);
  const step = stepTo(lifecycle, from, move.to);
  if (!step || obstacle(step, wire)) throw refusal(outlook(lifecycle, from, wire), move);
  const reason = move.reason?.trim();
  if (step.reason && !reason) refuse([violation('reason', 'reason_required')]);
  await beforeChange(tx, desk, found);
  await updateRow(tx, entity, { id, values: { [name]: move.to } }, { caller, now: host.clock() });
  await recordChange(tx, host, caller, {
    entity: entity.name,
    record: id,
    action: 'transition',
    before: { [name]: from },
    after: { [name]: move.to },
    ...(reason && { reason: reason.slice(0, 1000) }),
  });
  const after = toWire(entity, await existingOf(tx, desk, id), host, true);
  await afterChange(tx, desk, { before: wire, after });
  return after;
}
