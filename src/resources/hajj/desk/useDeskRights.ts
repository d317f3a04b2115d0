import { allowed } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { type CommandName, commandOf } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';

const { booking, departure, hajj_passenger_info: pilgrim } = entities;

/** Which parts of the desk whoever is at it may use: what the host would refuse is not asked. */
export function useDeskRights() {
  const who = usePrincipal();
  const mayGive = (name: CommandName): boolean => {
    const command = commandOf(name);
    return allowed(who, command.entity, 'show') && mayPerform(who, command);
  };
  const books = allowed(who, booking, 'create') && allowed(who, departure, 'list');
  const confirms = books && mayGive('confirm_booking');
  return {
    books,
    confirms,
    pays: confirms && mayGive('take_payment_booking'),
    sees: allowed(who, pilgrim, 'show'),
    /** The first of a family begins it as somebody joins them. */
    begins: allowed(who, pilgrim, 'show') && allowed(who, pilgrim, 'edit'),
  };
}

export type DeskRights = ReturnType<typeof useDeskRights>;
