import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { FamilyFile } from '#catalog/hajj/families/FamilyAnswer.ts';

/** Who could pay for all: the leader, who is booked by now or with the others; whoever pays for them is asked then. */
export function payerOf(meant: readonly FamilyFile[], all: readonly FamilyFile[]) {
  const leader = all.find(one => one.is_leader);
  if (!leader || !(leader.booking || meant.includes(leader))) return null;
  return { member: leader.id, party: leader.booking?.party ?? null, name: leader.name };
}

interface PayerInputProps {
  readonly name: string;
  readonly isOne: boolean;
  onChange(isOne: boolean): void;
}

/** Whether the leader pays for all, or each for themselves. */
export function PayerInput({ name, isOne, onChange }: PayerInputProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth
      label={translate('familyPages.who_pays')}
      value={isOne ? 'one' : 'each'}
      onChange={({ target }) => onChange(target.value === 'one')}
    >
      <MenuItem value="one">{translate('familyPages.one_pays', { name })}</MenuItem>
      <MenuItem value="each">{translate('familyPages.each_pays')}</MenuItem>
    </TextField>
  );
}
