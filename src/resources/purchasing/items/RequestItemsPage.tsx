import Print from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { RecordContextProvider, ResourceContextProvider, useCreatePath, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { purchaseRequest } from '#catalog/purchasing/purchaseRequest.ts';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { mediaUrl } from '#src/engine/kinds/media/mediaUrl.ts';
import { RetryAlert } from '#src/engine/messages/RetryAlert.tsx';
import { LoadingPage } from '#src/engine/pages/LoadingPage.tsx';
import { PageButton } from '#src/engine/pages/PageButton.tsx';
import { FactList } from '../../ledger/documents/FactList.tsx';
import { linesOf } from '../../ledger/documents/linesOf.ts';
import { purchasingPaperPath } from '../papers/purchasePaths.ts';
import { RequestedItem } from './RequestedItem.tsx';
import { useItemPictures } from './useItemPictures.ts';
import { useLinePurchases } from './useLinePurchases.ts';

const { route } = purchaseRequest;
const facts = ['request_no', 'status', 'party', 'request_date', 'needed_by', 'amount'];

function Items({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { data: record, error, refetch } = useGetOne(route, { id });
  const lines = linesOf(purchaseRequest, record?.['items']);
  const pictures = useItemPictures(lines.map(line => Number(line['stock_item'])));
  const purchases = useLinePurchases(id);
  if (error && !record)
    return (
      <RetryAlert onRetry={refetch} sx={{ mt: 2 }}>
        {translate(error.message, { _: error.message })}
      </RetryAlert>
    );
  if (!record) return <LoadingPage />;
  return (
    <RecordContextProvider value={record}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, paddingBlock: 2 }}>
        <PageButton to={createPath({ resource: route, type: 'edit', id })}>
          {translate('purchasePages.purchase_request.back')}
        </PageButton>
        <PageButton startIcon={<Print />} to={purchasingPaperPath('purchase_request', id)}>
          {translate('voucherPages.print')}
        </PageButton>
      </Box>
      <Card sx={{ p: 2 }}>
        <FactList names={facts} />
      </Card>
      {purchases.error && (
        <RetryAlert severity="warning" onRetry={purchases.retry} sx={{ mt: 2 }}>
          {translate('purchasePages.purchases')}
        </RetryAlert>
      )}
      <Card component="ul" aria-label={translate('fields.items')} sx={{ listStyle: 'none', p: 0, mt: 2 }}>
        {lines.map(line => (
          <RequestedItem
            key={Number(line['id'])}
            line={line}
            picture={line['image'] ? mediaUrl(line['image']) : pictures.get(Number(line['stock_item']))}
            purchases={purchases.of?.(Number(line['id']))}
          />
        ))}
      </Card>
    </RecordContextProvider>
  );
}

/** The items of a request as they look, with what became of each; from the stock room's phone to the desk. */
export function RequestItemsPage() {
  const { purchaseId = '' } = useParams();
  const translate = useTranslate();
  return (
    <>
      <Heading title={translate('purchasePages.requested_items')} about={`#${purchaseId}`} />
      <ResourceContextProvider value={route}>
        <Items key={purchaseId} id={Number(purchaseId)} />
      </ResourceContextProvider>
    </>
  );
}
