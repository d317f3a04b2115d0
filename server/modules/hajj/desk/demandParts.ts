import { allowed } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { violation } from '#catalog/engine/violations/violation.ts';
import { type CommandName, commandOf } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import type { CommandContext } from '#server/engine/context/host.ts';
import type { Caller } from '#server/platform/http/Caller.ts';
import { Problem, refuse } from '#server/platform/problem.ts';
import { toMinor } from '#catalog/engine/money/money.ts';
import type { Registering } from './Registering.ts';

/** Whoever may not see a record gives no command to it by itself either. */
const mayGive = (caller: Caller, name: CommandName): boolean => {
  const command = commandOf(name);
  return allowed(caller, command.entity, 'show') && mayPerform(caller, command);
};

/** A part that is asked for and needs another that is not. */
function demandWhole({ departure, price, discount, confirms, pay_amount: paid }: Registering['input']): void {
  const isPriced = price !== null || toMinor(discount ?? '0') > 0n;
  if (departure === null && (isPriced || paid !== null)) refuse([violation('departure', 'required')]);
  if (paid !== null && confirms !== true) refuse([violation('pay_amount', 'not_at_present')]);
}

/**
 * Refuses whoever may not do each part that they ask for by itself: what a command gives on its way asks no right. 403 at
 * the field by which the part is asked for.
 */
export function demandParts({ request: { caller }, input }: Pick<CommandContext & Registering, 'request' | 'input'>) {
  const { departure, confirms, pay_amount: paid, with_pilgrim: relative } = input;
  const rights = [
    { field: 'with_pilgrim', isAsked: relative !== null, may: allowed(caller, entities.hajj_passenger_info, 'show') },
    { field: 'departure', isAsked: departure !== null, may: allowed(caller, entities.booking, 'create') },
    { field: 'confirms', isAsked: departure !== null && confirms, may: mayGive(caller, 'confirm_booking') },
    { field: 'pay_amount', isAsked: paid !== null, may: mayGive(caller, 'take_payment_booking') },
  ];
  const lacking = rights.filter(({ isAsked, may }) => isAsked && !may).map(({ field }) => violation(field, 'no_right'));
  if (lacking.length > 0) throw new Problem(403, 'permission_denied', { violations: lacking });
  demandWhole(input);
}
