import { useCanAccess, useListContext, usePermissions } from 'react-admin';
import { guest, type Principal } from '../../../catalog/access.ts';
import { mayPerform } from '../../../catalog/commandRights.ts';
import { givenOn } from '../../../catalog/commands.ts';
import type { Command } from '../../../catalog/defineCommand.ts';
import { useEntity } from '../../crud/useEntity.ts';

/** The steps that the reader may take with many records of the entity around. */
export function useStepsOfMany(): readonly Command[] {
  const entity = useEntity();
  const { permissions } = usePermissions<Principal>();
  return givenOn(entity).filter(one => one.many && !one.works && mayPerform(permissions ?? guest, one));
}

/** What the reader may do with many records at once. */
export function useBulkRights(): { readonly canMove: boolean; readonly canDelete: boolean } {
  const { resource } = useListContext();
  const { canAccess: canDelete = false } = useCanAccess({ resource, action: 'delete' });
  return { canMove: useStepsOfMany().length > 0, canDelete };
}
