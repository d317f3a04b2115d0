import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useToday } from '../../../authProvider/useToday.ts';
import { newValues } from '../../../crud/form/formValues.ts';
import { LoadingForm } from '../../../crud/form/LoadingForm.tsx';
import { Heading } from '../../../crud/Heading.tsx';
import { useEntity } from '../../../crud/useEntity.ts';
import { blankLine } from '../../../kinds/initialOf.ts';
import { sales } from '../../../../catalog/accounts/bills/bills.ts';
import { begunAt } from '../entry/begun.ts';
import { useBillKind } from './billKind.ts';
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
