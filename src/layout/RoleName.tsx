import { Translate } from 'react-admin';
import { roleNamed } from '../../catalog/engine/access/access.ts';

interface RoleNameProps {
  /** As the session and the host have it; empty without a role. */
  readonly of: string | undefined;
}

/** A role in the reader's language; one that the agency has made, as it is called there. */
export const RoleName = ({ of }: RoleNameProps) => {
  const known = roleNamed(of);
  if (of && known === null) return of;
  return <Translate i18nKey={`shell.roles.${known ?? 'guest'}`} />;
};
