import type { Command, RecordOf } from '#catalog/engine/defineCommand.ts';
import { type Outlook, outlookOf, type Prospect, prospects } from '#catalog/registry/outlook.ts';
import type { Obstacle } from '#catalog/engine/violations/violation.ts';
import { withNames } from '../access/toldNames.ts';
import { shownTo } from '../records/record.ts';
import type { Wire } from '../context/values.ts';
import type { Database } from '../../platform/services/Database.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { closures } from '../records/runEffects.ts';
import type { Host, Desk, Work, Works } from '../context/host.ts';

/** The work of a command; a plain step has guards at most. */
export const workOf = ({ works }: Pick<Host, 'works'>, { name }: Command): Partial<Work> | undefined =>
  // The name of a command is a key of them all, which its wider type forgets.
  works[name as keyof Works] as Partial<Work> | undefined;

type Guard = NonNullable<Work['guards']>[number];

const asObstacle = (found: Awaited<ReturnType<Guard>>): Obstacle | undefined =>
  typeof found === 'string' ? { code: found } : found;

/** Finds what stands in the way of commands on one record as it stands; a guard is asked once, however many it guards. */
export function obstaclesOnHost(tx: Database, desk: Desk, wire: Wire) {
  // A wire record holds what its entity's row type says.
  const outset = { tx, desk, now: desk.host.clock(), record: wire as unknown as RecordOf<Command> };
  const told = new Map<Guard, Obstacle | undefined>();
  return async (command: Command): Promise<Obstacle | undefined> => {
    for (const guard of workOf(desk.host, command)?.guards ?? []) {
      if (!told.has(guard)) told.set(guard, asObstacle(await guard(outset)));
      const found = told.get(guard);
      if (found) return found;
    }
    return undefined;
  };
}

/** What may be done with a record as it stands, and why not else. */
export async function outlook(db: Database, desk: Desk, wire: Wire): Promise<Outlook | undefined> {
  const found = prospects(desk.entity, desk.caller, wire);
  if (found.length === 0 && !Object.values(desk.entity.fields).some(field => field.lifecycle)) return undefined;
  const obstacle = obstaclesOnHost(db, desk, wire);
  const judged = await mapInOrder(found, async (one): Promise<Prospect> => {
    if (one.blocked) return one;
    const { code, ...told } = (await obstacle(one.command)) ?? {};
    return { ...one, ...(code && { blocked: code, ...told }) };
  });
  return outlookOf(judged);
}

/**
 * A record as the caller may see it: with what may be done with it, why not else, and the fields that they will find
 * closed in its form.
 */
export async function present(db: Database, desk: Desk, wire: Wire): Promise<Wire> {
  const [shown] = await withNames(db, desk, [shownTo(desk.caller, desk.entity, wire)]);
  const closed = await closures(db, desk, wire);
  return { ...shown, ...(await outlook(db, desk, wire)), ...(closed.length > 0 && { closed }) };
}
