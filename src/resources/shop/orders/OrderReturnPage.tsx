import { type ComponentType, useState } from 'react';
import { orderReturn } from '#catalog/shop/orders/orderReturn.ts';
import { CommandDialog, type CommandDialogProps } from '#src/engine/commands/CommandDialog.tsx';
import { OwnDialogs } from '#src/engine/commands/ownDialogs.ts';
import { WayBack } from '#src/engine/crud/list/WayBack.tsx';
import { FactList } from '../../ledger/documents/FactList.tsx';
import { LinesTable } from '../../ledger/documents/LinesTable.tsx';
import { linesOf } from '../../ledger/documents/linesOf.ts';
import { allRestocked, FindingsInput } from './FindingsInput.tsx';
import Card from '@mui/material/Card';
import Box from '@mui/material/Box';
import { omit } from 'es-toolkit';
import { ShowBase, useShowContext } from 'react-admin';
import { CommandButtons } from '#src/engine/commands/CommandButtons.tsx';
import { LoadingForm } from '#src/engine/crud/form/LoadingForm.tsx';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { Timeline } from './Timeline.tsx';

/** Asks what was found of each line that came back. */
function InspectDialog(props: CommandDialogProps) {
  const [lines] = useState(() =>
    linesOf(orderReturn, props.record['items']).map(line => ({
      id: Number(line['id']),
      item: Number(line['stock_item']),
      most: Number(line['quantity']),
    })),
  );
  return (
    <CommandDialog
      {...props}
      initial={{ findings: allRestocked(lines) }}
      inputs={{ findings: <FindingsInput key="findings" lines={lines} /> }}
    />
  );
}

const dialogs: Readonly<Record<string, ComponentType<CommandDialogProps>>> = { inspect_return: InspectDialog };
const columns = omit(orderReturn.fields.items.lines, ['shipment_line', 'order_line']);

function Shown() {
  const { record, defaultTitle } = useShowContext();
  if (!record) return <LoadingForm />;
  const { net_amount: net, tax_amount: tax, amount } = record;
  return (
    <>
      <Heading title={defaultTitle} />
      <Card sx={{ mt: 2 }}>
        <CommandButtons disabled={false} />
        <Box sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <FactList names={['return_no', 'status', 'order', 'branch', 'requested_on', 'received_on', 'inspected_on']} />
          <FactList names={['details']} />
          <LinesTable
            lines={linesOf(orderReturn, record['items'])}
            fields={columns}
            totals={[
              { label: 'voucherPages.total', under: { net_amount: net, tax_amount: tax } },
              { label: 'billPages.total', under: { tax_amount: amount } },
            ]}
          />
          <Timeline />
        </Box>
      </Card>
    </>
  );
}

/** Goods that come back: how far that has gone, what was found of them, and what they are credited by. */
export const OrderReturnPage = () => (
  <OwnDialogs value={dialogs}>
    <WayBack />
    <ShowBase>
      <Shown />
    </ShowBase>
  </OwnDialogs>
);
