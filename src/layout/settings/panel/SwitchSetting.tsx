import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { IdleNote } from './IdleNote.tsx';

interface SwitchSettingProps {
  readonly label: string;
  readonly checked: boolean;
  /** Why it would change nothing at present; empty when it would. */
  readonly idle?: string;
  onChange(checked: boolean): void;
}

/** A setting that is on or off. */
export const SwitchSetting = ({ label, checked, idle = '', onChange }: SwitchSettingProps) => {
  const translate = useTranslate();
  const id = useId();
  const control = (
    <Switch
      checked={checked}
      onChange={(_event, wanted) => onChange(wanted)}
      slotProps={{ input: idle ? { 'aria-describedby': id } : {} }}
    />
  );
  return (
    <div>
      <FormControlLabel
        control={control}
        disabled={idle !== ''}
        label={translate(label)}
        labelPlacement="start"
        sx={{ display: 'flex', justifyContent: 'space-between', marginInline: 0 }}
      />
      {idle && <IdleNote id={id}>{idle}</IdleNote>}
    </div>
  );
};
