import { isIn } from '#catalog/engine/lifecycle.ts';
import { orderLifecycle } from '#catalog/shop/orders/orderLifecycle.ts';
import Box from '@mui/material/Box';
import { EntityEdit } from '#src/engine/crud/form/EntityEdit.tsx';
import { DocumentPage } from '#src/engine/documents/DocumentPage.tsx';
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
export const OrderPage = () => (
  <DocumentPage
    isOpen={record => isIn(orderLifecycle.groups.open, record['status'])}
    form={<EntityEdit above={<Tools />} body={<Typed />} permanent={({ status }) => status !== 'incomplete'} />}
    tools={<OrderTools />}
    reading={<OrderReading />}
    dialogs={orderDialogs}
  />
);
