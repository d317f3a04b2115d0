import { useParams } from 'react-router';
import { EntityPage } from '#src/engine/crud/form/EntityPage.tsx';
import { MemberOffices } from './MemberOffices.tsx';

/** A member, with the offices that they hold. */
export function MemberPage() {
  const { id } = useParams();
  return (
    <>
      <MemberOffices key={id} member={Number(id)} />
      <EntityPage />
    </>
  );
}
