import { commandReason } from '#catalog/engine/commandReason.ts';
import { type CommandName, commandOf } from '#catalog/registry/commands.ts';
import { type Command, obstacle, startsIn } from '#catalog/engine/defineCommand.ts';
import { stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { calendarOf } from '#catalog/engine/calendarOf.ts';
import { stateIn } from '#catalog/registry/availableCommands.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import { aboutWhom, type Obstacle, violation } from '#catalog/engine/violations/violation.ts';
import { violationText } from '#catalog/engine/violations/text.ts';
import { existingOf } from '../access/scope.ts';
import { toWire } from '../records/record.ts';
import type { Stored, Wire, Values } from '../context/values.ts';
import type { RequestContext, CommandContext, CommandResult, Override } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { knownMedia } from '../crud/body.ts';
import { outsideParent, readValues, unknownReferences } from '../crud/validate.ts';
import { demandVersion, judged, writeChanges } from '../crud/write.ts';
import { recordChange } from '../records/recordHistory.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { obstaclesOnHost, availability, present, handlerOf } from './present.ts';

/** A command as somebody gives it. */
export interface CommandRequest {
  readonly command: Command;
  /** The record that it is given to; null for a command that is given to none. */
  readonly id: number | null;
  /** What it is told, as it came. */
  readonly input: Values;
  readonly reason?: string;
  /** Why a locked month takes it, of a command that asks for a reason of its own. */
  readonly overrideReason?: string;
  /** What has been said of that to the command that gives this one on its way. */
  readonly override?: Override;
  readonly versions?: readonly number[] | undefined;
  readonly locale: Locale;
}

/** 409 that says what stands in the way, and what may be done with the record instead. */
export async function refusal(
  tx: Database,
  request: RequestContext,
  { wire, locale, because }: { wire: Wire; locale: Locale; because?: Obstacle | undefined },
): Promise<Problem> {
  return new Problem(409, 'INVALID_TRANSITION', {
    body: {
      ...(await availability(tx, request, wire)),
      ...(because && {
        reason: because.code,
        detail: aboutWhom(because, violationText(locale, because.words ?? because.code, because.params)),
      }),
    },
  });
}

/** The input by its fields, or all that is wrong with it at once. */
export async function readInput(
  tx: Database,
  request: RequestContext,
  { command, input: told }: Pick<CommandRequest, 'command' | 'input'>,
): Promise<Values> {
  const entity = { ...request.entity, fields: command.input };
  const situation = { db: tx, entity, caller: request.caller, calendar: calendarOf(request.host) };
  const input = await knownMedia(request.host, entity, told);
  const { values, violations } = readValues(input, situation);
  refuse([...violations, ...(await unknownReferences(values, situation)), ...(await outsideParent(values, situation))]);
  return values;
}

/** Why it was done, if that is asked for or told all the same. */
function reasonOf({ command, reason }: CommandRequest): { reason?: string } {
  const parsed = parseValue({ ...commandReason, required: command.reason === true }, reason);
  if ('value' in parsed) return typeof parsed.value === 'string' ? { reason: parsed.value } : {};
  refuse([violation('reason', parsed.code === 'required' ? 'reason_required' : parsed.code, parsed.params)]);
  return {};
}

/** Why a locked month takes what is entered: what a command asks a reason for itself says nothing of the month. */
function overrideOf({ command, override, overrideReason, reason }: CommandRequest): Override {
  if (override) return override;
  const field = command.reason ? 'override_reason' : 'reason';
  const parsed = parseValue({ ...commandReason, required: false }, overrideReason ?? (command.reason ? null : reason));
  if ('value' in parsed) return { field, ...(typeof parsed.value === 'string' && { reason: parsed.value }) };
  refuse([violation(field, parsed.code, parsed.params)]);
  return { field };
}

function destination({ name, to }: Command, chosen: string | undefined): string | undefined {
  const [first, ...others] = to;
  if (chosen !== undefined && !to.includes(chosen)) throw new Error(`${name} does not lead to ${chosen}`);
  if (others.length > 0 && chosen === undefined) throw new Error(`${name} does not say where it leads`);
  return chosen ?? first;
}

interface Done {
  readonly given: CommandRequest;
  readonly result: CommandResult | undefined;
  readonly reason?: string;
}

/** The answer about a record that was there already. */
export const unchanged = (wire: Wire): Wire => ({ ...wire, unchanged: true });

/** Writes what a command does to its own record, and that it was done. */
async function keep(
  tx: Database,
  request: RequestContext,
  found: Stored,
  { given, result, ...why }: Done,
): Promise<Wire> {
  const { command } = given;
  const to = destination(command, result?.to);
  const [state] = stateFieldOf(request.entity) ?? [];
  const changes = {
    ...(result?.change && (await judged(tx, { ...request, ...why }, found, result.change))),
    ...result?.set,
    ...(to && state && found[state] !== to && { [state]: to }),
  };
  const isMove = state !== undefined && state in changes;
  const story = { action: isMove ? 'transition' : 'update', command: command.verb, ...why } as const;
  if (Object.keys(changes).length > 0) return writeChanges(tx, request, found, { changes, ...story });
  const record = Number(found['id']);
  await recordChange(tx, request.host, request.caller, {
    ...story,
    entity: request.entity.name,
    record,
    before: {},
    after: {},
  });
  return toWire(request.entity, await existingOf(tx, request, record), request.host, true);
}

/** What a handler needs to know; input and record have been read by the very fields that its types come from. */
const contextOf = (
  tx: Database,
  request: RequestContext,
  given: CommandRequest,
  read: { record: Wire | undefined; input: Values; reason?: string },
): CommandContext => {
  const override = overrideOf(given);
  return {
    tx,
    request,
    now: request.host.clock(),
    ...read,
    override,
    locale: given.locale,
    // What is done on the way is done for the same reason, where no other is told.
    perform: (name: CommandName, id: number | null, input: Values, reason = read.reason) => {
      const command = commandOf(name);
      const why = reason === undefined ? {} : { reason };
      return execute(
        tx,
        { ...request, entity: command.entity },
        { ...why, override, command, id, input, locale: given.locale },
      );
    },
  } as unknown as CommandContext;
};

/** Carries out a command that is given to no record; answers the one that it has made, if any. */
async function onNone(tx: Database, request: RequestContext, given: CommandRequest): Promise<Wire> {
  const input = await readInput(tx, request, given);
  const handler = handlerOf(request.host, given.command);
  const result = await handler?.run?.(contextOf(tx, request, given, { record: undefined, input, ...reasonOf(given) }));
  if (result?.made === undefined) return { ...result?.output };
  const made = toWire(request.entity, await existingOf(tx, request, result.made), request.host, true);
  return { ...(await present(tx, request, made)), ...result.output };
}

/**
 * Carries out a command within a transaction, in this order: the record is locked within the caller's scope, its state
 * and version looked at, its guards asked under their locks, the handler run, state and values written with their
 * history, and what follows elsewhere done. The right is the route's to ask. Gives the record as it is then, as the caller may see it; given again when
 * the record is there already, a command changes nothing. 404; 409 `INVALID_TRANSITION`; 412 `stale`; 400 for input and reason.
 */
export async function execute(tx: Database, asked: RequestContext, given: CommandRequest): Promise<Wire> {
  const { command, id, locale } = given;
  const request = { ...asked, underWay: [...(asked.underWay ?? []), command.name] };
  if (id === null) return onNone(tx, request, given);
  await handlerOf(request.host, command)?.locksFirst?.(tx, id);
  const found = await existingOf(tx, request, id);
  const wire = toWire(request.entity, found, request.host, true);
  const state = stateIn(request.entity, wire);
  if (!startsIn(command, state)) {
    if (command.to.length === 1 && command.to[0] === state) return unchanged(await present(tx, request, wire));
    throw await refusal(tx, request, { wire, locale });
  }
  demandVersion(found, given.versions);
  await handlerOf(request.host, command)?.locks?.(tx, id);
  const code = obstacle(command, wire);
  const because = code ? { code } : await obstaclesOnHost(tx, request, wire)(command);
  if (because) throw await refusal(tx, request, { wire, locale, because });
  const why = reasonOf(given);
  const input = await readInput(tx, request, given);
  const handler = handlerOf(request.host, command);
  const context = contextOf(tx, request, given, { record: wire, input, ...why });
  const result = await handler?.run?.(context);
  const after = await keep(tx, request, found, {
    given,
    result,
    ...why,
    // What the command itself has to tell is not written over by a reason that it never asked for.
    ...(result?.reason !== undefined && { reason: result.reason }),
  });
  const told = await handler?.follows?.(context);
  return { ...(await present(tx, request, after)), ...result?.output, ...told };
}
