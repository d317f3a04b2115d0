import { usePermissions } from 'react-admin';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { commandNamed } from '#catalog/registry/commands.ts';
import { useDocument } from '../documents/accountsDocument.ts';
import { useEntity } from '#src/engine/entity/useEntity.ts';

/** Whether the reader may enter documents of this kind into the books, rather than only prepare them. */
export function useMayPost(): boolean {
  const { permissions = guest } = usePermissions<Principal>();
  const post = commandNamed(useEntity(), useDocument().verb);
  return post !== undefined && mayPerform(permissions, post);
}
