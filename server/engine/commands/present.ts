import type { Command, RecordOf } from '#catalog/engine/defineCommand.ts';
import {
  type Availability,
  availabilityOf,
  type AvailableCommand,
  availableCommands,
} from '#catalog/registry/availableCommands.ts';
import type { Obstacle } from '#catalog/engine/violations/violation.ts';
import { type Naming, withNames } from '../access/toldNames.ts';
import { withMarkedNames } from '../access/marks.ts';
import { shownTo } from '../records/record.ts';
import type { Wire } from '../context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { closures } from '../records/runEffects.ts';
import type { Host, RequestContext, CommandHandler, CommandHandlers } from '../context/host.ts';

/** The handler of a command; a plain step has guards at most. */
export const handlerOf = (
  { handlers }: Pick<Host, 'handlers'>,
  { name }: Command,
): Partial<CommandHandler> | undefined =>
  // The name of a command is a key of them all, which its wider type forgets.
  handlers[name as keyof CommandHandlers] as Partial<CommandHandler> | undefined;

type Guard = NonNullable<CommandHandler['guards']>[number];

const asObstacle = (found: Awaited<ReturnType<Guard>>): Obstacle | undefined =>
  typeof found === 'string' ? { code: found } : found;

/** Finds what stands in the way of commands on one record as it stands; a guard is asked once, however many it guards. */
export function obstaclesOnHost(tx: Database, request: RequestContext, wire: Wire) {
  // A wire record holds what its entity's row type says.
  const context = { tx, request, now: request.host.clock(), record: wire as unknown as RecordOf<Command> };
  const told = new Map<Guard, Obstacle | undefined>();
  return async (command: Command): Promise<Obstacle | undefined> => {
    for (const guard of handlerOf(request.host, command)?.guards ?? []) {
      if (!told.has(guard)) told.set(guard, asObstacle(await guard(context)));
      const found = told.get(guard);
      if (found) return found;
    }
    return undefined;
  };
}

/** What may be done with a record as it stands, and why not else. */
export async function availability(
  db: Database,
  request: RequestContext,
  wire: Wire,
): Promise<Availability | undefined> {
  const found = availableCommands(request.entity, request.caller, wire);
  if (found.length === 0 && !Object.values(request.entity.fields).some(field => field.lifecycle)) return undefined;
  const obstacle = obstaclesOnHost(db, request, wire);
  const judged = await mapInOrder(found, async (one): Promise<AvailableCommand> => {
    if (one.blocked) return one;
    const { code, ...told } = (await obstacle(one.command)) ?? {};
    return { ...one, ...(code && { blocked: code, ...told }) };
  });
  return availabilityOf(judged);
}

/**
 * A record as the caller may see it: with what may be done with it, why not else, and the fields that they will find
 * closed in its form.
 */
export async function present(
  db: Database,
  request: RequestContext & Pick<Naming, 'titled'>,
  wire: Wire,
): Promise<Wire> {
  const [named] = await withNames(db, request, [shownTo(request.caller, request.entity, wire)]);
  const shown = named && request.titled ? await withMarkedNames(db, request, named) : named;
  const closed = await closures(db, request, wire);
  return { ...shown, ...(await availability(db, request, wire)), ...(closed.length > 0 && { closed }) };
}
