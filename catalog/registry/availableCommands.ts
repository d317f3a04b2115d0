import { omit } from 'es-toolkit';
import type { Principal } from '../engine/access/access.ts';
import { mayPerform } from '../engine/access/mayPerform.ts';
import { givenOn, stepBetween } from './commands.ts';
import { type Command, obstacle, startsIn } from '../engine/defineCommand.ts';
import { type Entity, stateFieldOf } from '../engine/defineEntity.ts';
import type { Obstacle, ViolationCode } from '../engine/violations/violation.ts';

type Values = Readonly<Record<string, unknown>>;

/** Why a command may not be given: the rule, and what its words need. */
interface Blocking extends Omit<Obstacle, 'code'> {
  readonly blocked?: ViolationCode;
}

/** A command that the state of a record admits, and why it may not be given now. */
export interface AvailableCommand extends Blocking {
  readonly command: Command;
  /** State to which it is the one step, so that naming the state is enough. */
  readonly leads?: string;
}

/** What a record's answer says of where it may go: the wire's own spelling, and beside it the commands by their verbs. */
export interface Availability {
  readonly allowed_transitions: readonly string[];
  readonly blocked: readonly { readonly to: string; readonly reason: ViolationCode }[];
  readonly commands: readonly (Blocking & { readonly verb: string })[];
}

/** State that a record is in; undefined of one without a lifecycle. */
export function stateIn(entity: Entity, record: Values): string | undefined {
  const [name = '', field] = stateFieldOf(entity) ?? [];
  const state = record[name] ?? field?.lifecycle?.initial;
  return typeof state === 'string' ? state : undefined;
}

/** What lists offer somebody to do with many records of an entity at once: plain steps, and commands that say so. */
export const stepsOfMany = (who: Principal, entity: Entity): readonly Command[] =>
  givenOn(entity).filter(one => one.many && (one.inLists || !one.isHandled) && mayPerform(who, one));

/** Commands that may be given from where a record stands, each with what stands in its way: the right, else a guard. */
export function availableCommands(entity: Entity, who: Principal, record: Values): AvailableCommand[] {
  const state = stateIn(entity, record);
  return givenOn(entity)
    .filter(command => command.on === 'record' && startsIn(command, state))
    .map(command => {
      const blocked = mayPerform(who, command) ? obstacle(command, record) : 'no_right';
      const leads = command.to.find(to => stepBetween(entity, state, to) === command);
      return { command, ...(leads && { leads }), ...(blocked && { blocked }) };
    });
}

/** The same as an answer tells it. */
export function availabilityOf(found: readonly AvailableCommand[]): Availability {
  const leading = found.flatMap(({ leads, blocked }) => (leads ? [{ to: leads, reason: blocked }] : []));
  const allowed = [...new Set(leading.filter(one => !one.reason).map(one => one.to))];
  return {
    allowed_transitions: allowed,
    blocked: leading.flatMap(({ to, reason }) => (reason && !allowed.includes(to) ? [{ to, reason }] : [])),
    commands: found.map(one => ({ verb: one.command.verb, ...omit(one, ['command', 'leads']) })),
  };
}

/** Those that have a button: not what a page of its own gives, nor what is blocked where such a page helps. */
export function withButtons(found: readonly AvailableCommand[]): readonly AvailableCommand[] {
  const isOpen = (verb: string) => found.some(one => one.command.verb === verb && !one.blocked);
  return found.filter(
    ({ command: { byPage, givesWayTo }, blocked }) => !byPage && !(blocked && givesWayTo?.some(isOpen)),
  );
}
