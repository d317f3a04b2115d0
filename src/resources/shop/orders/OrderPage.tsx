import Box from '@mui/material/Box';
import { useCanAccess, useGetOne } from 'react-admin';
import { useParams } from 'react-router';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { orderLifecycle } from '#catalog/shop/orders/orderLifecycle.ts';
import { OwnDialogs } from '#src/engine/commands/ownDialogs.ts';
import { EntityEdit } from '#src/engine/crud/form/EntityEdit.tsx';
import { LoadingForm } from '#src/engine/crud/form/LoadingForm.tsx';
import { WayBack } from '#src/engine/crud/list/WayBack.tsx';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { PostedPage } from '../../ledger/documents/PostedPage.tsx';
import { orderDialogs } from './orderDialogs.tsx';
import { OrderFields } from './OrderFields.tsx';
import { OrderParts, OrderReading, OrderState } from './OrderReading.tsx';
import { OrderTools } from './OrderTools.tsx';

const Typed = () => (
  <>
    <Box sx={{ p: 2, paddingBlockEnd: 0 }}>
      <OrderState />
    </Box>
    <OrderFields />
    <Box sx={{ p: 2 }}>
      <OrderParts />
    </Box>
  </>
);

const Tools = () => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2, paddingBlock: 0 }}>
    <OrderTools />
  </Box>
);

/** An order: a form until it is confirmed, to be read from then on. */
export function OrderPage() {
  const { route } = useEntity();
  const { id = '' } = useParams();
  const { canAccess: mayEdit, isPending } = useCanAccess({ resource: route, action: 'edit' });
  const { data: record } = useGetOne(route, { id: Number(id) });
  if (isPending || !record) return <LoadingForm />;
  const key = `${route}/${id}`;
  return (
    <OwnDialogs value={orderDialogs}>
      <WayBack />
      {mayEdit && isIn(orderLifecycle.groups.open, record['status']) ? (
        <EntityEdit key={key} above={<Tools />} body={<Typed />} permanent={({ status }) => status !== 'incomplete'} />
      ) : (
        <PostedPage key={key} mayEdit={mayEdit === true} tools={<OrderTools />} reading={<OrderReading />} />
      )}
    </OwnDialogs>
  );
}
