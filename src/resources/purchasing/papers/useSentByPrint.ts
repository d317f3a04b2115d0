import { type Identifier, useGetOne, usePermissions } from 'react-admin';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { obstacle, startsIn } from '#catalog/engine/defineCommand.ts';
import { sendOrder } from '#catalog/purchasing/mailPurchase.ts';
import type { PurchasingName } from '#catalog/purchasing/paper/PurchaseFacts.ts';
import { sendRequest } from '#catalog/purchasing/requestCommands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { useCommand } from '#src/engine/commands/useCommand.ts';
import { useOutcome } from '#src/engine/messages/useOutcome.ts';

const commands = { purchase_request: sendRequest, purchase_final: sendOrder } as const;

/**
 * What is printed for its vendor is sent: the step that says so, of what waits for it and by whoever may take it. Does
 * nothing otherwise, nor of a request that names no vendor, which is printed for ourselves.
 */
export function useSentByPrint(name: PurchasingName, id: Identifier): () => void {
  const { route } = entities[name];
  const command = commands[name];
  const { data: record } = useGetOne(route, { id });
  const { permissions } = usePermissions<Principal>();
  const { mutate, isPending } = useCommand(command);
  const tell = useOutcome(route);
  const isDue =
    record !== undefined &&
    typeof record['party'] === 'number' &&
    mayPerform(permissions ?? guest, command) &&
    startsIn(command, String(record['status'])) &&
    obstacle(command, record) === undefined;
  return () => {
    if (!isDue || isPending) return;
    mutate(
      { id },
      {
        onSuccess: () => tell('purchasePages.sent_by_print', 'info'),
        onError: error => tell(error.message, 'error'),
      },
    );
  };
}
