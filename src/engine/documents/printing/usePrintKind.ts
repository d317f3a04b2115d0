import { useQuery } from '@tanstack/react-query';
import { useCanAccess, useListContext } from 'react-admin';
import { ownKindOf, type PaperKindName } from '#catalog/registry/paperKinds.ts';
import { hostConfig } from '#src/authProvider/hostConfig.ts';
import { useEntity } from '../../entity/useEntity.ts';

/** As what the records of a list are printed; undefined where they have no paper, or not for this reader. */
export function usePrintKind(): PaperKindName | undefined {
  const { resource } = useListContext();
  const kind = ownKindOf(useEntity().name);
  const enabled = kind !== undefined;
  const { canAccess } = useCanAccess({ resource, action: 'show', enabled });
  // Other hosts of the family make no papers.
  const { data } = useQuery({ queryKey: ['config'], queryFn: hostConfig, staleTime: Infinity, enabled });
  return canAccess && data?.takesKeys ? kind : undefined;
}
