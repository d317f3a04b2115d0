import Print from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { LinkBase, useRecordContext, useTranslate } from 'react-admin';
import { DocumentPage } from '../../purchasing/DocumentPage.tsx';
import { NextStep } from './NextStep.tsx';
import { PayDialog } from './PayDialog.tsx';
import { PAYSLIPS } from './payslipPath.ts';
import { SheetFields } from './SheetFields.tsx';
import { SheetReading } from './SheetReading.tsx';

function Tools() {
  const record = useRecordContext();
  const translate = useTranslate();
  if (!record || record['status'] !== 'posted') return null;
  return (
    <Button size="small" startIcon={<Print />} component={LinkBase} to={`/apps${PAYSLIPS}/${record.id}`}>
      {translate('payPages.payslips')}
    </Button>
  );
}

const dialogs = { pay: PayDialog };

/** Pay of a month: typed while it is a draft, from then on paid, at once or in parts. */
export const SheetPage = () => (
  <DocumentPage
    reading={<SheetReading />}
    tools={<Tools />}
    steps={<NextStep />}
    typed={<SheetFields />}
    dialogs={dialogs}
  />
);
