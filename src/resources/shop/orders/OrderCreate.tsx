import { useEffect, useMemo } from 'react';
import { useCanAccess } from 'react-admin';
import { useLocation } from 'react-router';
import { party } from '#catalog/ledger/chart/party.ts';
import { LoadingForm } from '#src/engine/crud/form/LoadingForm.tsx';
import { DocumentCreate } from '#src/engine/documents/DocumentCreate.tsx';
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
  const location = useLocation();
  const tax = useDeliveryTax();
  const more = useMemo(() => ({ delivery_tax: tax, ...begunAt(location) }), [tax, location]);
  if (tax === undefined) return <LoadingForm />;
  return (
    <DocumentCreate
      key={location.key}
      day="order_date"
      more={more}
      body={
        <>
          <OrderFields />
          <BeginTyping />
        </>
      }
    />
  );
}
