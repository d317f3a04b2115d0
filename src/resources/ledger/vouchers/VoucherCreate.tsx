import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useToday } from '#src/authProvider/useToday.ts';
import { newValues } from '#src/engine/editing/formValues.ts';
import { LoadingForm } from '#src/engine/crud/form/LoadingForm.tsx';
import { Heading } from '#src/engine/pages/Heading.tsx';
import { useEntity } from '#src/engine/entity/useEntity.ts';
import { tillOf } from '../chart/Chart.ts';
import { useChart } from '../chart/useChart.ts';
import { begunAt } from '../documents/begun.ts';
import { VoucherForm } from './entry/VoucherForm.tsx';
import { presetLines } from './lines/presetLines.ts';
import { useVoucherKind } from '../documents/voucherKind.ts';

interface NewVoucherProps {
  readonly today: string;
  readonly till: number | null;
}

function NewVoucher({ today, till }: NewVoucherProps) {
  const entity = useEntity();
  const { kind } = useVoucherKind();
  const location = useLocation();
  const [begun] = useState(() => ({
    ...newValues(entity),
    [kind.day]: today,
    items: presetLines(kind.law, till),
    ...begunAt(location),
  }));
  return (
    <Card sx={{ overflow: 'visible', mt: 2 }}>
      <VoucherForm defaultValues={begun} />
    </Card>
  );
}

/** A new voucher of any kind, of the agency's today. */
export function VoucherCreate() {
  const translate = useTranslate();
  const { name } = useVoucherKind();
  const today = useToday();
  const { chart, isPending } = useChart();
  const { key } = useLocation();
  const isKnown = today !== undefined && !isPending;
  return (
    <>
      <Heading title={translate(`voucherPages.new.${name}`)} />
      {isKnown ? <NewVoucher key={key} today={today} till={chart ? tillOf(chart) : null} /> : <LoadingForm />}
    </>
  );
}
