import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useToday } from '../../authProvider/useToday.ts';
import { newValues } from '../../engine/editing/formValues.ts';
import { LoadingForm } from '../../engine/crud/form/LoadingForm.tsx';
import { Heading } from '../../engine/pages/Heading.tsx';
import { useEntity } from '../../engine/entity/useEntity.ts';
import { blankLine } from '#catalog/engine/initialOf.ts';
import { sales } from '#catalog/bills/bills.ts';
import { begunAt } from '../ledger/documents/begun.ts';
import { useBillKind } from './lines/billKind.ts';
import { BillForm } from './entry/BillForm.tsx';

function NewBill({ today }: { readonly today: string }) {
  const entity = useEntity();
  const { kind } = useBillKind();
  const location = useLocation();
  const [begun] = useState(() => ({
    ...newValues(entity),
    [kind.day]: today,
    items: [blankLine(sales.fields.items.lines)],
    ...begunAt(location),
  }));
  return (
    <Card sx={{ overflow: 'visible', mt: 2 }}>
      <BillForm defaultValues={begun} />
    </Card>
  );
}

/** A new bill or note of any kind, of the agency's today. */
export function BillCreate() {
  const translate = useTranslate();
  const { name } = useBillKind();
  const today = useToday();
  const { key } = useLocation();
  return (
    <>
      <Heading title={translate(`billPages.new.${name}`)} />
      {today === undefined ? <LoadingForm /> : <NewBill key={key} today={today} />}
    </>
  );
}
