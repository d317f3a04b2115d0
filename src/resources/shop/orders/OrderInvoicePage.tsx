import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCreatePath, useGetList, useGetOne, useTranslate } from 'react-admin';
import { Navigate } from 'react-router';
import { order } from '#catalog/shop/orders/order.ts';
import { shipment } from '#catalog/shop/orders/shipment.ts';
import { paperPage } from '#src/engine/documents/paperPage.tsx';
import { RefTitle } from '#src/engine/kinds/ref/RefTitle.tsx';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { paperPath } from '../../ledger/documents/paperPath.ts';

const all = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' as const } };

function Bills({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data: record } = useGetOne(order.route, { id });
  const { data, isPending } = useGetList(shipment.route, { ...all, filter: { order: id } });
  if (!record || isPending) return <LoadingPage />;
  const bills = (data ?? []).map(one => one['sales']).filter(bill => typeof bill === 'number');
  const [only] = bills;
  if (only !== undefined && bills.length === 1) return <Navigate replace to={paperPath('sales', only)} />;
  return (
    <Stack sx={{ gap: 2, py: 3, alignItems: 'start' }}>
      {bills.length === 0 && <Typography>{translate('orderPages.no_bill')}</Typography>}
      {bills.map(bill => (
        <PageButton key={bill} variant="outlined" to={paperPath('sales', bill)}>
          {translate('voucherPages.print')}: <RefTitle target="sales" id={String(bill)} />
        </PageButton>
      ))}
      <PageButton to={createPath({ resource: order.route, type: 'edit', id })}>
        {translate('orderPages.back')}
      </PageButton>
    </Stack>
  );
}

/** The bills of an order, ready for the printer: the one that it has, or a choice of several. */
export const OrderInvoicePage = paperPage('orderPages.invoice', Bills, 'orderId');
