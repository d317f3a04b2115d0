import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { type RaRecord, useCanAccess, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { OwnDialogs } from '../commands/ownDialogs.ts';
import { LoadingForm } from '../crud/form/LoadingForm.tsx';
import { WayBack } from '../crud/list/WayBack.tsx';
import { useEntity } from '../entity/useEntity.ts';
import { PostedPage } from './PostedPage.tsx';

interface DocumentPageProps extends Omit<ComponentProps<typeof PostedPage>, 'mayEdit'> {
  /** What it is typed in while it may change as a whole. */
  readonly form: ReactNode;
  /** Whether it may; a draft where nothing else is said. */
  readonly isOpen?: (record: RaRecord) => boolean;
  /** Its dialogues in place of the plain ones, by verb. */
  readonly dialogs?: ComponentProps<typeof OwnDialogs>['value'];
}

const NONE = {};
const isDraft = (record: RaRecord) => record['status'] === 'draft';

/** A document: a form while it may change as a whole, to be read from then on. */
export function DocumentPage({ form, isOpen = isDraft, dialogs = NONE, ...posted }: DocumentPageProps) {
  const { route } = useEntity();
  const { id = '' } = useParams();
  const { canAccess: mayEdit = false, isPending } = useCanAccess({ resource: route, action: 'edit' });
  const { data: record } = useGetOne(route, { id: Number(id) });
  if (isPending || !record) return <LoadingForm />;
  return (
    <OwnDialogs value={dialogs}>
      <WayBack />
      <Fragment key={`${route}/${id}`}>
        {mayEdit && isOpen(record) ? form : <PostedPage mayEdit={mayEdit} {...posted} />}
      </Fragment>
    </OwnDialogs>
  );
}
