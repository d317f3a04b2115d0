import type { Database } from '../../platform/services/Database.ts';
import type { AccountWithRights } from './account.ts';
import { userDataOf } from './userData.ts';

/** Who has signed in, as the interface needs to know it at once. */
export async function identityOf(db: Database, account: AccountWithRights) {
  return {
    id: account.id,
    email: account.email,
    username: account.username,
    image: account.image,
    role: account.roleName,
    is_admin: account.isAdmin,
    branch: account.branch,
    permissions: [...account.permissions],
    data: await userDataOf(db, account.id),
  };
}
