import type { ReactNode } from 'react';
import { useCanAccess, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { LoadingForm } from '#src/engine/crud/form/LoadingForm.tsx';
import { WayBack } from '#src/engine/crud/list/WayBack.tsx';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { DraftPage } from './DraftPage.tsx';
import { PostedPage } from './PostedPage.tsx';

interface DocumentPageProps {
  /** What may be done with it in any state. */
  readonly tools: ReactNode;
  /** A draft as it is typed. */
  readonly form: ReactNode;
  /** What stands in the books. */
  readonly reading: ReactNode;
  /** Beside the tools, at the start. */
  readonly kinds?: ReactNode;
}

/** A document of the books: a form while it is a draft, to be read from then on. */
export function DocumentPage({ tools, form, reading, kinds }: DocumentPageProps) {
  const { route } = useEntity();
  const { id = '' } = useParams();
  const { canAccess: mayEdit, isPending } = useCanAccess({ resource: route, action: 'edit' });
  const { data: record } = useGetOne(route, { id: Number(id) });
  if (isPending || !record) return <LoadingForm />;
  const key = `${route}/${id}`;
  return (
    <>
      <WayBack />
      {mayEdit && record['status'] === 'draft' ? (
        <DraftPage key={key} tools={tools} form={form} />
      ) : (
        <PostedPage key={key} mayEdit={mayEdit === true} tools={tools} reading={reading} kinds={kinds} />
      )}
    </>
  );
}
