import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { salarySheet } from '#catalog/payroll/salarySheet.ts';
import { PaperOnScreen } from '../papers/PaperOnScreen.tsx';
import { useEarners } from './useEarners.ts';

const ALL = '';

/** Payslips of a sheet, of everybody or of one employee, ready for the printer. */
export function Payslips({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const earners = useEarners(id);
  const [chosen, setChosen] = useState(ALL);
  return (
    <PaperOnScreen
      kind="payslip"
      id={id}
      {...(chosen !== ALL && { query: { part: chosen } })}
      backTo={createPath({ resource: salarySheet.route, type: 'edit', id })}
      back="payPages.back"
      tools={
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
          {earners.map(({ id: line, name }) => (
            <MenuItem key={line} value={String(line)}>
              <bdi>{name}</bdi>
            </MenuItem>
          ))}
        </TextField>
      }
    />
  );
}
