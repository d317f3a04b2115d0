import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { useParams } from 'react-router';
import { WayBack } from '../list/WayBack.tsx';
import { useEntity } from '../../entity/useEntity.ts';
import { EntityEdit } from './EntityEdit.tsx';
import type { FormSlots } from './EntityForm.tsx';
import { EntityShow } from './EntityShow.tsx';
import { LoadingForm } from './LoadingForm.tsx';

interface EntityPageProps extends FormSlots {
  /** Stands above the fields for who may only read them; knows the record alone. */
  readonly aboveReading?: ReactNode;
}

/** A record's page: its form for who may change it, the same fields to read for others. */
export function EntityPage({ aboveReading, ...slots }: EntityPageProps) {
  const { route } = useEntity();
  const { id } = useParams();
  const { canAccess, isPending } = useCanAccess({ resource: route, action: 'edit' });
  if (isPending) return <LoadingForm />;
  // Another record is another form: nothing typed may follow from one to the next.
  const key = `${route}/${id}`;
  return (
    <>
      <WayBack />
      {canAccess ? (
        <EntityEdit key={key} {...slots} />
      ) : (
        <EntityShow key={key} above={aboveReading} Steps={slots.Steps} />
      )}
    </>
  );
}
