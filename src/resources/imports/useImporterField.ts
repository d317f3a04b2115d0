import { usePermissions } from 'react-admin';
import { allowed, guest, type Principal } from '#catalog/engine/access/access.ts';
import { type Field, ref } from '#catalog/engine/fields.ts';
import { entities } from '#catalog/registry/entities.ts';

const ACCOUNT: Field = ref('user');
const EMPLOYEE: Field = ref('employee');

/**
 * As what whoever imported is known to the reader: by their account to those who may see accounts, since an
 * administrator need not be an employee; to everybody else as an employee, under the same id.
 */
export function useImporterField(): Field {
  const { permissions = guest } = usePermissions<Principal>();
  return allowed(permissions, entities.user, 'show') ? ACCOUNT : EMPLOYEE;
}
