import Payments from '@mui/icons-material/PaymentsOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { type RaRecord, useGetList, useRecordContext, useTranslate } from 'react-admin';
import { mayPerform } from '#catalog/engine/access/mayPerform.ts';
import { commandNamed } from '#catalog/registry/commands.ts';
import { entities } from '#catalog/registry/entities.ts';
import { usePrincipal } from '#src/authProvider/usePrincipal.ts';
import { useAmountText } from '../../engine/facts/useAmountText.ts';
import { useOutcome } from '#src/engine/messages/useOutcome.ts';
import { PayBillDialog } from '../bills/payment/PayBillDialog.tsx';

const { purchase: bill } = entities;
const command = commandNamed(bill, 'pay');

/** The vendor's bills of a purchase that are owed still, as far as one may read them. */
function useOwedBills(): readonly RaRecord[] {
  const record = useRecordContext();
  const who = usePrincipal();
  const may = command !== undefined && mayPerform(who, command);
  const bills: readonly { readonly purchase: number }[] = record?.['bills'] ?? [];
  const { data = [] } = useGetList(
    bill.route,
    {
      filter: { id__in: bills.map(one => one.purchase).join(','), status: 'issued' },
      sort: { field: 'due_date', order: 'ASC' },
      pagination: { page: 1, perPage: 100 },
    },
    { enabled: may && bills.length > 0 },
  );
  return data.filter(({ outstanding }) => Number(outstanding ?? 0) > 0);
}

/** Pays a bill of the purchase; where more than one is owed, somebody says which. */
export function PayPurchase() {
  const translate = useTranslate();
  const amountText = useAmountText();
  const tell = useOutcome(bill.route);
  const owed = useOwedBills();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, choose] = useState<RaRecord>();
  const pick = (one: RaRecord | undefined) => {
    setAnchor(null);
    choose(one);
  };
  // What is paid in full stays to tell that it is done.
  if (!command || (owed.length === 0 && !chosen)) return null;
  const isOne = owed.length < 2;
  return (
    <>
      <Button
        size="small"
        startIcon={<Payments />}
        {...(!isOne && { 'aria-haspopup': 'menu' as const })}
        onClick={({ currentTarget }) => (isOne ? pick(owed[0]) : setAnchor(currentTarget))}
      >
        {translate('commands.pay')}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': translate('paymentPages.which_bill') } }}
      >
        {owed.map(one => (
          <MenuItem key={one.id} onClick={() => pick(one)}>
            <bdi dir="ltr">{String(one['ref_invoice_no'] ?? one['invoice_no'])}</bdi>
            <bdi dir="ltr" style={{ marginInlineStart: 'auto', paddingInlineStart: '1em' }}>
              {amountText(one['outstanding'])}
            </bdi>
          </MenuItem>
        ))}
      </Menu>
      {chosen && (
        <PayBillDialog
          command={command}
          record={chosen}
          onClose={() => choose(undefined)}
          onDone={() => tell('crud.lifecycle.done', 'success', {})}
        />
      )}
    </>
  );
}
