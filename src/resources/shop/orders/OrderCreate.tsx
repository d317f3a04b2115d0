import { useEffect, useMemo } from 'react';
import { useCanAccess, usePermissions } from 'react-admin';
import { useLocation } from 'react-router';
import type { Principal } from '#catalog/engine/access/access.ts';
import { party } from '#catalog/ledger/chart/party.ts';
import { order } from '#catalog/shop/orders/order.ts';
import { useToday } from '#src/authProvider/useToday.ts';
import { EntityCreate } from '#src/engine/crud/form/EntityCreate.tsx';
import { LoadingForm } from '#src/engine/crud/form/LoadingForm.tsx';
import { blankLine } from '#catalog/engine/initialOf.ts';
import { begunAt } from '../../ledger/documents/begun.ts';
import { focusField } from '../../ledger/entry/focusField.ts';
import { OrderFields } from './OrderFields.tsx';
import { useDeliveryTax } from './useDeliveryTax.ts';

/** Typing begins with who is on the telephone; on a phone its keyboard would cover what is to be read first. */
function BeginTyping() {
  const { isPending } = useCanAccess({ resource: party.route, action: 'list' });
  useEffect(() => {
    if (!isPending && matchMedia('(pointer: fine)').matches) focusField('party');
  }, [isPending]);
  return null;
}

/** A new order of the agency's today, in the branch of whoever types it. */
export function OrderCreate() {
  const today = useToday();
  const location = useLocation();
  const tax = useDeliveryTax();
  const { permissions } = usePermissions<Principal>();
  const begun = useMemo(
    () => ({
      order_date: today,
      branch: permissions?.branch ?? null,
      delivery_tax: tax,
      items: [blankLine(order.fields.items.lines)],
      ...begunAt(location),
    }),
    [today, permissions, location, tax],
  );
  if (today === undefined || tax === undefined) return <LoadingForm />;
  return (
    <EntityCreate
      key={location.key}
      begun={begun}
      body={
        <>
          <OrderFields />
          <BeginTyping />
        </>
      }
    />
  );
}
