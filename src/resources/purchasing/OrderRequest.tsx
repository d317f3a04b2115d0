import ShoppingBasket from '@mui/icons-material/ShoppingBasketOutlined';
import Button from '@mui/material/Button';
import { Fragment, useState } from 'react';
import { useCanAccess, useRecordContext, useRedirect, useTranslate } from 'react-admin';
import { isIn } from '#catalog/engine/lifecycle.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { purchaseFinal } from '#catalog/purchasing/purchaseFinal.ts';
import { purchaseRequest } from '#catalog/purchasing/purchaseRequest.ts';
import { requestLifecycle } from '#catalog/purchasing/requestLifecycle.ts';
import { CommandDialog } from '../../engine/commands/CommandDialog.tsx';
import { linesOf } from '../ledger/documents/linesOf.ts';
import { allOf, counted, piecesIn } from '../shop/orders/linePieces.ts';
import { PiecesInput } from '../shop/orders/PiecesInput.tsx';

const command = commandOf('create_from_purchase_request_purchase_final');

/** Makes a purchase of what of an approved request is not ordered yet, or of a part of that. */
export function OrderRequest() {
  const record = useRecordContext();
  const translate = useTranslate();
  const redirect = useRedirect();
  const [isAsked, setAsked] = useState(false);
  const { canAccess: mayCreate } = useCanAccess({ resource: purchaseFinal.route, action: 'create' });
  if (!record || !mayCreate || !isIn(requestLifecycle.groups.open, record['status'])) return null;
  const lines = piecesIn(
    linesOf(purchaseRequest, record['items']),
    line => counted(line, 'quantity') - counted(line, 'ordered'),
  );
  return (
    <>
      <Button size="small" startIcon={<ShoppingBasket />} onClick={() => setAsked(true)}>
        {translate(`commands.${command.verb}`)}
      </Button>
      {isAsked && (
        <CommandDialog
          command={command}
          record={record}
          initial={{
            purchase_request: record.id,
            party: record['party'],
            pieces: allOf(lines),
          }}
          inputs={{
            purchase_request: <Fragment key="purchase_request" />,
            pieces: <PiecesInput key="pieces" lines={lines} label="purchasePages.left.order" />,
          }}
          onClose={() => setAsked(false)}
          onDone={({ id }) => redirect('edit', purchaseFinal.route, id)}
        />
      )}
    </>
  );
}
