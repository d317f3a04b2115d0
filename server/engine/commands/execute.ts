import { commandReason } from '#catalog/engine/commandReason.ts';
import { type CommandName, commandOf } from '#catalog/registry/commands.ts';
import { type Command, obstacle, startsIn } from '#catalog/engine/defineCommand.ts';
import { stateFieldOf } from '#catalog/engine/defineEntity.ts';
import { calendarOf } from '#catalog/engine/calendar.ts';
import { stateIn } from '#catalog/registry/outlook.ts';
import { parseValue } from '#catalog/engine/parse.ts';
import type { Locale } from '#catalog/engine/texts/texts.ts';
import { aboutWhom, type Obstacle, violation } from '#catalog/engine/violations/violation.ts';
import { violationText } from '#catalog/engine/violations/text.ts';
import { existingOf } from '../access/scope.ts';
import { toWire } from '../records/record.ts';
import type { Stored, Wire, Values } from '../context/values.ts';
import type { Desk, Act, Outcome, Override } from '../context/host.ts';
import type { Database } from '../../platform/services/Database.ts';
import { knownMedia } from '../crud/body.ts';
import { outsideParent, readValues, unknownReferences } from '../crud/validate.ts';
import { demandVersion, judged, writeChanges } from '../crud/write.ts';
import { recordChange } from '../records/recordHistory.ts';
import { Problem, refuse } from '../../platform/problem.ts';
import { obstaclesOnHost, outlook, present, workOf } from './present.ts';

/** A command as somebody gives it. */
export interface Order {
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
  desk: Desk,
  { wire, locale, because }: { wire: Wire; locale: Locale; because?: Obstacle | undefined },
): Promise<Problem> {
  return new Problem(409, 'INVALID_TRANSITION', {
    body: {
      ...(await outlook(tx, desk, wire)),
      ...(because && {
        reason: because.code,
        detail: aboutWhom(because, violationText(locale, because.words ?? because.code, because.params)),
      }),
    },
  });
}

/** The input by its fields, or all that is wrong with it at once. */
async function readInput(tx: Database, desk: Desk, { command, input: told }: Order): Promise<Values> {
  const entity = { ...desk.entity, fields: command.input };
  const situation = { db: tx, entity, caller: desk.caller, calendar: calendarOf(desk.host) };
  const input = await knownMedia(desk.host, entity, told);
  const { values, violations } = readValues(input, situation);
  refuse([...violations, ...(await unknownReferences(values, situation)), ...(await outsideParent(values, situation))]);
  return values;
}

/** Why it was done, if that is asked for or told all the same. */
function reasonOf({ command, reason }: Order): { reason?: string } {
  const parsed = parseValue({ ...commandReason, required: command.reason === true }, reason);
  if ('value' in parsed) return typeof parsed.value === 'string' ? { reason: parsed.value } : {};
  refuse([violation('reason', parsed.code === 'required' ? 'reason_required' : parsed.code, parsed.params)]);
  return {};
}

/** Why a locked month takes what is entered: what a command asks a reason for itself says nothing of the month. */
function overrideOf({ command, override, overrideReason, reason }: Order): Override {
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
  readonly order: Order;
  readonly outcome: Outcome | undefined;
  readonly reason?: string;
}

/** The answer about a record that was there already. */
export const unchanged = (wire: Wire): Wire => ({ ...wire, unchanged: true });

/** Writes what a command does to its own record, and that it was done. */
async function keep(tx: Database, desk: Desk, found: Stored, { order, outcome, ...why }: Done): Promise<Wire> {
  const { command } = order;
  const to = destination(command, outcome?.to);
  const [state] = stateFieldOf(desk.entity) ?? [];
  const changes = {
    ...(outcome?.change && (await judged(tx, { ...desk, ...why }, found, outcome.change))),
    ...outcome?.set,
    ...(to && state && found[state] !== to && { [state]: to }),
  };
  const isMove = state !== undefined && state in changes;
  const story = { action: isMove ? 'transition' : 'update', command: command.verb, ...why } as const;
  if (Object.keys(changes).length > 0) return writeChanges(tx, desk, found, { changes, ...story });
  const record = Number(found['id']);
  await recordChange(tx, desk.host, desk.caller, {
    ...story,
    entity: desk.entity.name,
    record,
    before: {},
    after: {},
  });
  return toWire(desk.entity, await existingOf(tx, desk, record), desk.host, true);
}

/** What a work needs to know; input and record have been read by the very fields that its types come from. */
const actOf = (
  tx: Database,
  desk: Desk,
  order: Order,
  read: { record: Wire | undefined; input: Values; reason?: string },
): Act => {
  // What is done on the way is done for the same reason.
  const why = read.reason === undefined ? {} : { reason: read.reason };
  const override = overrideOf(order);
  return {
    tx,
    desk,
    now: desk.host.clock(),
    ...read,
    override,
    perform: (name: CommandName, id: number | null, input: Values) => {
      const command = commandOf(name);
      return execute(
        tx,
        { ...desk, entity: command.entity },
        { ...why, override, command, id, input, locale: order.locale },
      );
    },
  } as unknown as Act;
};

/** Carries out a command that is given to no record; answers the one that it has made, if any. */
async function onNone(tx: Database, desk: Desk, order: Order): Promise<Wire> {
  const input = await readInput(tx, desk, order);
  const work = workOf(desk.host, order.command);
  const outcome = await work?.run?.(actOf(tx, desk, order, { record: undefined, input, ...reasonOf(order) }));
  if (outcome?.made === undefined) return { ...outcome?.gives };
  const made = toWire(desk.entity, await existingOf(tx, desk, outcome.made), desk.host, true);
  return { ...(await present(tx, desk, made)), ...outcome.gives };
}

/**
 * Carries out a command within a transaction, in this order: the record is locked within the caller's scope, its state
 * and version looked at, its guards asked under their locks, the work done, state and values written with their
 * history, and what follows elsewhere done. The right is the route's to ask. Gives the record as it is then, as the caller may see it; given again when
 * the record is there already, a command changes nothing. 404; 409 `INVALID_TRANSITION`; 412 `stale`; 400 for input and reason.
 */
export async function execute(tx: Database, desk: Desk, order: Order): Promise<Wire> {
  const { command, id, locale } = order;
  if (id === null) return onNone(tx, desk, order);
  const found = await existingOf(tx, desk, id);
  const wire = toWire(desk.entity, found, desk.host, true);
  const state = stateIn(desk.entity, wire);
  if (!startsIn(command, state)) {
    if (command.to.length === 1 && command.to[0] === state) return unchanged(await present(tx, desk, wire));
    throw await refusal(tx, desk, { wire, locale });
  }
  demandVersion(found, order.versions);
  await workOf(desk.host, command)?.holds?.(tx);
  const code = obstacle(command, wire);
  const because = code ? { code } : await obstaclesOnHost(tx, desk, wire)(command);
  if (because) throw await refusal(tx, desk, { wire, locale, because });
  const why = reasonOf(order);
  const input = await readInput(tx, desk, order);
  const work = workOf(desk.host, command);
  const act = actOf(tx, desk, order, { record: wire, input, ...why });
  const outcome = await work?.run?.(act);
  const after = await keep(tx, desk, found, {
    order,
    outcome,
    ...(outcome?.reason !== undefined && { reason: outcome.reason }),
    ...why,
  });
  const told = await work?.follows?.(act);
  return { ...(await present(tx, desk, after)), ...outcome?.gives, ...told };
}
