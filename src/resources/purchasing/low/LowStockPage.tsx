import AddShoppingCart from '@mui/icons-material/AddShoppingCart';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, usePermissions, useRedirect, useTranslate } from 'react-admin';
import { guest, type Principal } from '#catalog/engine/access/access.ts';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { commandOf } from '#catalog/registry/commands.ts';
import { purchaseRequest } from '#catalog/purchasing/purchaseRequest.ts';
import { listPath } from '#src/engine/entity/listPath.ts';
import { useOutcome } from '#src/engine/messages/useOutcome.ts';
import { overlay } from '#src/engine/onDemand/overlay.tsx';
import { ReportPage } from '#src/reports/frame/ReportPage.tsx';

const RequestDialog = overlay(async () => (await import('./RequestDialog.tsx')).RequestDialog);
const command = commandOf('create_from_low_stock_purchase_request');

/** Leads from what lacks to draft requests of it, for whoever may enter those. */
function RequestTool() {
  const translate = useTranslate();
  const redirect = useRedirect();
  const tell = useOutcome(purchaseRequest.route);
  const { filterValues } = useListContext();
  const { permissions } = usePermissions<Principal>();
  const [isAsked, ask] = useState(false);
  if (!mayPerform(permissions ?? guest, command)) return null;
  return (
    <Box sx={{ p: 1.5, '@media print': { display: 'none' } }}>
      <Button variant="contained" size="small" startIcon={<AddShoppingCart />} onClick={() => ask(true)}>
        {translate(`commands.${command.verb}`)}
      </Button>
      {isAsked && (
        <RequestDialog
          command={command}
          filter={filterValues}
          own={permissions?.branch ?? null}
          onClose={() => ask(false)}
          onDone={({ requests }) => {
            tell('purchasePages.low.made', 'success', { smart_count: requests });
            redirect(listPath(purchaseRequest, { filter: { status__in: ['draft'] } }));
          }}
        />
      )}
    </Box>
  );
}

/** What is low in stock, with the way to have it bought. */
export const LowStockPage = () => (
  <ReportPage>
    <RequestTool />
  </ReportPage>
);
