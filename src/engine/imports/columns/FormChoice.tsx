import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { dayOrders, decimalSigns } from '#catalog/engine/reading/WrittenForms.ts';
import { fieldKey } from '../linesOf/fieldKey.ts';
import type { ColumnChoice, ColumnReading } from './ColumnReading.ts';

interface FormChoiceProps {
  readonly column: ColumnReading;
  readonly reason: string;
  readonly busy: boolean;
  onChoose(choice: ColumnChoice): void;
}

/** Takes another order of day and month for a column, or another sign before the fraction. */
export function FormChoice({ column, reason, busy, onChoose }: FormChoiceProps) {
  const translate = useTranslate();
  const { name, kind, read } = column;
  const isDays = kind === 'days';
  const field = translate(fieldKey(name), { _: name });
  const chosen = isDays ? column.read.order : column.read.sign;
  const choose = (value: string) => {
    const order = dayOrders.find(one => one === value);
    const sign = decimalSigns.find(one => one === value);
    onChoose({ ...(order && { order }), ...(sign && { sign }) });
  };
  return (
    <TextField
      select
      size="small"
      label={translate(isDays ? 'crud.import.columns.order' : 'crud.import.columns.sign', { field })}
      helperText={reason}
      error={read.isAsked}
      value={read.isAsked ? '' : chosen}
      // The focus stays where it is while the sheet is tried anew.
      slotProps={{ select: { readOnly: busy, displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: { sm: 320 } }}
      onChange={({ target }) => choose(target.value)}
    >
      {read.isAsked && (
        <MenuItem value="" disabled>
          {translate('crud.import.columns.choose')}
        </MenuItem>
      )}
      {(isDays ? dayOrders : decimalSigns).map(one => (
        <MenuItem key={one} value={one}>
          <bdi>{translate(`choices.${one}`)}</bdi>
        </MenuItem>
      ))}
    </TextField>
  );
}
