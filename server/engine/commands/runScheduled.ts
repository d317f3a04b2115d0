import { type CommandName, commandOf } from '#catalog/registry/commands.ts';
import type { SystemReason } from '#catalog/engine/systemReasons.ts';
import { systemCaller } from '../access/systemCaller.ts';
import { inTransaction } from '../crud/write.ts';
import { mapInOrder } from '../../platform/db/mapInOrder.ts';
import { failureForLog } from '../../platform/forLog.ts';
import type { Host } from '../context/host.ts';
import { execute } from './execute.ts';

interface Due {
  readonly reason: SystemReason;
  readonly ids: readonly number[];
  readonly input?: Readonly<Record<string, unknown>>;
}

/** Gives a command that time alone leads to, each record by itself: one that cannot be moved is logged and keeps no other. */
export async function runScheduled(host: Host, name: CommandName, { reason, ids, input = {} }: Due): Promise<void> {
  const command = commandOf(name);
  const { entity, verb } = command;
  const request = { host, entity, caller: systemCaller };
  await mapInOrder(ids, id =>
    inTransaction(request, tx =>
      execute(tx, request, { command, id, input: { ...input }, reason, overrideReason: reason, locale: 'en' }),
    ).then(
      () => undefined,
      (error: unknown) =>
        host.log({ level: 'error', event: `${entity.name} not moved`, record: id, verb, ...failureForLog(error) }),
    ),
  );
}
