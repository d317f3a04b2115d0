import { usePermissions } from 'react-admin';
import { guest, type Principal } from '../../../../catalog/access.ts';
import { mayPerform } from '../../../../catalog/mayPerform.ts';
import { commandNamed } from '../../../../catalog/commands.ts';
import { useDocument } from '../documents/accountsDocument.ts';
import { useEntity } from '../../../crud/useEntity.ts';

/** Whether the reader may enter documents of this kind into the books, rather than only prepare them. */
export function useMayPost(): boolean {
  const { permissions = guest } = usePermissions<Principal>();
  const post = commandNamed(useEntity(), useDocument().verb);
  return post !== undefined && mayPerform(permissions, post);
}
