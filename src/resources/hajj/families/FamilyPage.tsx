import { HttpError, useCanAccess, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { allowed } from '#catalog/engine/access/access.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { messageOf } from '#src/dataProvider/failure.ts';
import { EntityEdit } from '#src/engine/crud/form/EntityEdit.tsx';
import { EntityShow } from '#src/engine/crud/form/EntityShow.tsx';
import { LoadingForm } from '#src/engine/crud/form/LoadingForm.tsx';
import { WayBack } from '#src/engine/crud/list/WayBack.tsx';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { Narrowed } from '#src/engine/kinds/ref/Narrowed.ts';
import { Members } from './Members.tsx';
import { useFamily } from './useFamily.ts';

const { family: kindred, hajj_passenger_info: pilgrim } = entities;

function Of({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const { data, error, refetch } = useFamily(id);
  // The form beneath says that there is no such family.
  if (error instanceof HttpError && error.status === 404) return null;
  if (error && !data)
    return (
      <RetryAlert onRetry={refetch} button={{ color: 'inherit' }} sx={{ mt: 2 }}>
        {translate('familyPages.failed')} {translate(messageOf(error), { _: messageOf(error) })}
      </RetryAlert>
    );
  return data ? <Members family={data} /> : <LoadingForm />;
}

/** A family: who is of it and what is done for them together, and beneath the fields of its record. */
export function FamilyPage() {
  const { id = '' } = useParams();
  const knowsMembers = allowed(usePrincipal(), pilgrim, 'list');
  const { canAccess, isPending } = useCanAccess({ resource: kindred.route, action: 'edit' });
  if (isPending) return <LoadingForm />;
  return (
    <>
      <WayBack />
      {knowsMembers && <Of key={id} id={Number(id)} />}
      {canAccess ? (
        <Narrowed value={{ leader: { family: Number(id) } }}>
          <EntityEdit key={id} />
        </Narrowed>
      ) : (
        <EntityShow key={id} />
      )}
    </>
  );
}
