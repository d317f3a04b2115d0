import { type RaRecord, useTranslate } from 'react-admin';
import type { Verdict } from '#catalog/engine/access/verdict.ts';
import { permissionName } from '#catalog/engine/policies.ts';
import { entities } from '#catalog/registry/entities.ts';
import { useReader } from '#src/engine/kinds/useReader.ts';
import { Answer, type Mend } from './Answer.tsx';

interface RecordsAnswerProps {
  readonly user: RaRecord;
  readonly name: string;
  readonly verdict: Verdict;
}

const pathOf = (entity: { readonly route: string }, id: unknown): string => `/apps/${entity.route}/${String(id)}`;

/** Where what the verdict says is changed: the role's rights, the account, the branch of the employee. */
function mendsOf(user: RaRecord, { because, bounds }: Verdict): readonly (Mend | false)[] {
  const isBounded = because === 'foreign_branch' || bounds !== undefined;
  const inRole = Boolean(user['role']) && (because === 'no_permission' || isBounded);
  return [
    (because === 'inactive' || because === 'no_role') && { word: 'mend_account', to: pathOf(entities.user, user.id) },
    inRole && { word: 'mend_role', to: pathOf(entities.role, user['role']) },
    isBounded && Boolean(bounds) && { word: 'mend_branch', to: pathOf(entities.employee, user.id) },
  ];
}

/** The judgement about records in words: the ground, how far it reaches, and the fields that stay closed. */
export function RecordsAnswer({ user, name, verdict }: RecordsAnswerProps) {
  const translate = useTranslate();
  const { locale } = useReader();
  const { allowed, because, permission, role, bounds, place, closed, entity } = verdict;
  const own = bounds?.name ?? '';
  const ground = because === 'foreign_branch' && !bounds ? 'foreign_unplaced' : because;
  const fields = new Intl.ListFormat(locale).format(
    closed.map(({ field }) => translate(`fields.${field.split('.').at(-1)}`)),
  );
  const reach = allowed && bounds !== undefined && (bounds ? 'within' : 'within_none');
  return (
    <Answer verdict={!allowed ? 'no' : reach || closed.length > 0 ? 'partly' : 'yes'} mends={mendsOf(user, verdict)}>
      {translate(`accessPages.why.${ground}`, { name, role: role ?? '', permission, own, place: place?.name ?? '' })}
      {reach && <p>{translate(`accessPages.why.${reach}`, { name, own })}</p>}
      {closed[0] && (
        <p>
          {translate(`accessPages.why.${closed[0].because}`, { fields, permission: permissionName(entity, 'edit') })}
        </p>
      )}
    </Answer>
  );
}
