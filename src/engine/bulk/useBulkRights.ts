import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useListContext } from 'react-admin';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { useEntity } from '../entity/useEntity.ts';

/**
 * What the reader may do with many records at once. The commands of all modules weigh as much as a page, so lists come
 * without them: they are fetched when something is selected, or where they alone decide whether anything can be.
 */
export function useBulkRights(): { readonly canMove: boolean; readonly canDelete: boolean } {
  const { resource, selectedIds } = useListContext();
  const entity = useEntity();
  const who = usePrincipal();
  const { canAccess: canDelete = false, isPending } = useCanAccess({ resource, action: 'delete' });
  const { data: stepsOfMany } = useQuery({
    queryKey: ['stepsOfMany'],
    queryFn: async () => (await import('#catalog/registry/availableCommands.ts')).stepsOfMany,
    enabled: selectedIds.length > 0 || !(isPending || canDelete),
  });
  return { canMove: stepsOfMany !== undefined && stepsOfMany(who, entity).length > 0, canDelete };
}
