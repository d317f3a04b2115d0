import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { salarySheet } from '#catalog/payroll/salarySheet.ts';
import { CopyChoice } from '../../engine/documents/CopyChoice.tsx';
import { PrintPage } from '../../engine/documents/PrintPage.tsx';
import { Payslip } from './Payslip.tsx';
import { usePayslips } from './usePayslips.ts';

const { route } = salarySheet;
const words = { back: 'payPages.back', print: 'voucherPages.print' } as const;
const ALL = '';

/** Payslips of a sheet, of everybody or of one employee, ready for the printer. */
export function Payslips({ id }: { readonly id: number }) {
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
