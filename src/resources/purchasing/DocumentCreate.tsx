import { type ReactNode, useMemo } from 'react';
import { usePermissions } from 'react-admin';
import type { Principal } from '#catalog/engine/access/access.ts';
import { useToday } from '../../authProvider/useToday.ts';
import { EntityCreate } from '../../engine/crud/form/EntityCreate.tsx';
import { LoadingForm } from '../../engine/crud/form/LoadingForm.tsx';
import { useEntity } from '../../engine/entity/useEntity.ts';
import { blankLine } from '#catalog/engine/initialOf.ts';
import { PurchaseFields, RequestFields } from './DocumentFields.tsx';

/** A new document of the agency's today, in the branch of whoever types it. */
export function DocumentCreate({ day, body }: { readonly day: string; readonly body: ReactNode }) {
  const { fields } = useEntity();
  const today = useToday();
  const { permissions } = usePermissions<Principal>();
  const begun = useMemo(
    () => ({ [day]: today, branch: permissions?.branch ?? null, items: [blankLine(fields['items']?.lines ?? {})] }),
    [day, today, permissions, fields],
  );
  return today === undefined ? <LoadingForm /> : <EntityCreate begun={begun} body={body} />;
}

export const PurchaseCreate = () => <DocumentCreate day="order_date" body={<PurchaseFields />} />;
export const RequestCreate = () => <DocumentCreate day="request_date" body={<RequestFields />} />;
