import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { CanAccess, useCreatePath, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { salarySheet } from '../../../../catalog/accounts/payroll/salarySheet.ts';
import { Heading } from '../../../crud/Heading.tsx';
import { CopyChoice } from '../../../documents/CopyChoice.tsx';
import { PrintPage } from '../../../documents/PrintPage.tsx';
import { AccessDenied } from '../../../layout/AccessDenied.tsx';
import { LoadingPage } from '../../../layout/LoadingPage.tsx';
import { Payslip } from './Payslip.tsx';
import { usePayslips } from './usePayslips.ts';

const { route } = salarySheet;
const words = { unknown: 'payPages.unknown', back: 'payPages.back', print: 'voucherPages.print' } as const;
const ALL = '';

function Payslips({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const paper = usePayslips(id);
  const [isCopy, setCopy] = useState(false);
  const [chosen, setChosen] = useState(ALL);
  const tools = (
    <>
      <TextField
        select
        fullWidth={false}
        size="small"
        margin="none"
        label={translate('fields.employee')}
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ minInlineSize: 200 }}
      >
        <MenuItem value={ALL}>{translate('payPages.everybody')}</MenuItem>
        {paper.parts?.earners.map(({ id: line, name }) => (
          <MenuItem key={line} value={String(line)}>
            <bdi>{name}</bdi>
          </MenuItem>
        ))}
      </TextField>
      <CopyChoice isCopy={isCopy} onCopy={setCopy} />
    </>
  );
  return (
    <PrintPage
      paper={paper}
      words={words}
      backTo={createPath({ resource: route, type: 'edit', id })}
      tools={tools}
      notYet={({ record }) => record['status'] !== 'posted' && translate('payPages.not_yet')}
    >
      {({ record, earners }) =>
        earners
          .filter(one => chosen === ALL || String(one.id) === chosen)
          .map(one => <Payslip key={one.id} record={record} earner={one} isCopy={isCopy} />)
      }
    </PrintPage>
  );
}

/** Payslips of a sheet, of everybody or of one employee, ready for the printer. */
export function PayslipPage() {
  const { sheetId = '' } = useParams();
  const translate = useTranslate();
  return (
    <CanAccess resource={route} action="show" loading={<LoadingPage />} accessDenied={<AccessDenied />}>
      <Heading title={translate('payPages.payslips')} about={`#${sheetId}`} />
      <Payslips key={sheetId} id={Number(sheetId)} />
    </CanAccess>
  );
}
