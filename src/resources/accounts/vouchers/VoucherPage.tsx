import { useCanAccess, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { EntityPage } from '../../../crud/form/EntityPage.tsx';
import { LoadingForm } from '../../../crud/form/LoadingForm.tsx';
import { WayBack } from '../../../crud/list/WayBack.tsx';
import { useEntity } from '../../../crud/useEntity.ts';
import { PostedVoucher } from './PostedVoucher.tsx';
import { VoucherEdit } from './VoucherEdit.tsx';

/** A voucher: a form while it is a draft, to be read from then on. */
export function VoucherPage() {
  const { route } = useEntity();
  const { id = '' } = useParams();
  const { canAccess: mayEdit, isPending } = useCanAccess({ resource: route, action: 'edit' });
  const { data: record, error } = useGetOne(route, { id: Number(id) });
  // What cannot be read is told of as for any other record.
  if (error && !record) return <EntityPage />;
  if (isPending || !record) return <LoadingForm />;
  const key = `${route}/${id}`;
  return (
    <>
      <WayBack />
      {mayEdit && record['status'] === 'draft' ? (
        <VoucherEdit key={key} />
      ) : (
        <PostedVoucher key={key} mayEdit={mayEdit === true} />
      )}
    </>
  );
}
