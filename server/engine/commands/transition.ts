import { allowed } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { givenOn, stepBetween } from '#catalog/registry/commands.ts';
import { stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { type Command, obstacle } from '#catalog/engine/defineCommand.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { existingOf } from '../access/scope.ts';
import { toWire } from '../records/record.ts';
import type { Wire } from '../context/values.ts';
import type { RequestContext } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { execute, type CommandRequest, refusal, unchanged } from './execute.ts';
import { present } from './present.ts';

export interface Move extends Pick<CommandRequest, 'input' | 'reason' | 'overrideReason' | 'versions' | 'locale'> {
  readonly to: string;
  /** It is one of many: only what may be done with many at once leads there. */
  readonly isOfMany?: boolean;
  /** Whoever asks can be told from themselves: what is asked again under the same key is done once. */
  readonly isKeyed?: boolean;
}

/** What moves money, stock or seats must not be done twice because an answer was lost: 428 without a key. */
export function demandKey({ moves }: Command, isKeyed = false): void {
  if (moves && !isKeyed) throw new Problem(428, 'key_required');
}

const leadingTo = (to: string, { entity }: RequestContext): Command[] =>
  givenOn(entity).filter(command => command.to.includes(to));

/** Refuses a state that there is not, and whoever may take none of the steps there: they learn nothing of the record. */
export function demandStep(request: RequestContext, to: string): void {
  const { entity, caller } = request;
  const [, field] = stateFieldOf(entity) ?? [];
  if (!field?.lifecycle) throw new Problem(404, 'no_such_call');
  if (!field.lifecycle.states.includes(to)) refuse([violation('to', 'not_choice', { value: to.slice(0, 40) })]);
  if (!allowed(caller, entity, 'edit') && !leadingTo(to, request).some(command => mayPerform(caller, command)))
    throw new Problem(403, 'permission_denied');
}

/**
 * The wire's older spelling of a command: the state to go to, instead of what is done, with all else as the command takes
 * it. The right asked for is that of the very step from where the record stands; to stay there asks for the right to
 * change it. 409 `INVALID_TRANSITION`, 428 `key_required`.
 */
export async function moveWithin(
  tx: Database,
  request: RequestContext,
  id: number,
  { to, isKeyed, isOfMany, ...move }: Move,
): Promise<Wire> {
  const { entity, caller, host } = request;
  const [name = ''] = stateFieldOf(entity) ?? [];
  const wire = toWire(entity, await existingOf(tx, request, id), host, true);
  const from = String(wire[name]);
  const found = stepBetween(entity, from, to);
  const step = isOfMany && !found?.many ? undefined : found;
  if (step && !mayPerform(caller, step)) throw new Problem(403, 'permission_denied');
  if (step) demandKey(step, isKeyed);
  if (step) return execute(tx, request, { ...move, command: step, id });
  if (from === to) return unchanged(await present(tx, request, wire));
  const [other] = leadingTo(to, request);
  const code = other && obstacle(other, wire);
  throw await refusal(tx, request, { wire, locale: move.locale, ...(code && { because: { code } }) });
}
