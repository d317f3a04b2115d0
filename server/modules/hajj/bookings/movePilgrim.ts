import { sql } from 'drizzle-orm';
import { commandOf } from '#catalog/registry/commands.ts';
import { obstacle, startsIn } from '#catalog/engine/defineCommand.ts';
import { entities } from '#catalog/registry/entities.ts';
import { stateIn } from '#catalog/registry/availableCommands.ts';
import type { ViolationCode } from '#catalog/engine/violations/violation.ts';
import { findKnown } from '#server/engine/access/scope.ts';
import { obstaclesOnHost } from '#server/engine/commands/present.ts';
import { toWire } from '#server/engine/records/record.ts';
import type { CommandContext } from '#server/engine/context/host.ts';

const entity = entities.hajj_passenger_info;

/** Takes the file of a pilgrim a step further, where it may be taken from where it stands. */
export async function movePilgrim(
  { tx, perform }: Pick<CommandContext, 'tx' | 'perform'>,
  pilgrim: number | null,
  verb: 'cancel_journey' | 'depart' | 'fly_cleared' | 'miss_flight' | 'come_back',
  reason?: string,
): Promise<boolean> {
  const name = `${verb}_hajj_passenger_info` as const;
  const { rows } = await tx.execute<{ status: string }>(sql`
    select status from hajj_passenger_info where id = ${pilgrim}`);
  if (pilgrim === null || !startsIn(commandOf(name), rows[0]?.status)) return false;
  await perform(name, pilgrim, {}, reason);
  return true;
}

/** Registers the file of a pilgrim who was not yet, where nothing is missing; gives what is missing else. */
export async function registerPilgrim(
  { tx, request, perform }: Pick<CommandContext, 'tx' | 'request' | 'perform'>,
  pilgrim: number,
): Promise<ViolationCode | undefined> {
  const command = commandOf('register_hajj_passenger_info');
  // A file that the caller may not see waits for somebody who does: the seat does not.
  const found = await findKnown(tx, { ...request, entity }, pilgrim, true);
  const wire = found && toWire(entity, found, request.host, true);
  if (!wire || !startsIn(command, stateIn(entity, wire))) return undefined;
  const missing = obstacle(command, wire) ?? (await obstaclesOnHost(tx, { ...request, entity }, wire)(command))?.code;
  if (!missing) await perform('register_hajj_passenger_info', pilgrim, {});
  return missing;
}
