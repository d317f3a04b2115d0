import { usePermissions, useRecordContext } from 'react-admin';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { commandNamed } from '#catalog/registry/commands.ts';
import { type AvailableCommand, availableCommands, withButtons } from '#catalog/registry/availableCommands.ts';
import { isViolationCode } from '#catalog/engine/violations/isViolationCode.ts';
import type { Obstacle } from '#catalog/engine/violations/violation.ts';
import { useEntity } from '../entity/useEntity.ts';

interface ToldCommand extends Omit<Obstacle, 'code'> {
  readonly verb: string;
  readonly blocked?: string;
}

/**
 * What may be done with the record, in the catalogue's order, what leaves the usual way last. The host tells it, which
 * knows more; hosts of the family do not, and the catalogue does.
 */
export function useAvailableCommands(): readonly AvailableCommand[] {
  const entity = useEntity();
  const record = useRecordContext();
  const { permissions } = usePermissions<Principal>();
  if (!record) return [];
  const told: readonly ToldCommand[] | undefined = Array.isArray(record['commands']) ? record['commands'] : undefined;
  const found = told
    ? told.flatMap(({ verb, blocked, words, params, of }): AvailableCommand[] => {
        const command = commandNamed(entity, verb);
        // A host that has gone on may know reasons that have no words here; what it blocks stays so.
        const why = blocked === undefined || isViolationCode(blocked) ? blocked : 'not_at_present';
        const more = { ...(isViolationCode(words) && { words }), ...(params && { params }), ...(of && { of }) };
        return command ? [{ command, ...(why && { blocked: why, ...more }) }] : [];
      })
    : availableCommands(entity, permissions ?? guest, record);
  const offered = withButtons(found);
  return [...offered.filter(one => !one.command.reason), ...offered.filter(one => one.command.reason)];
}
