import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';

interface SwitchSettingProps {
  readonly label: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

/** A setting that is on or off. */
export const SwitchSetting = ({ label, checked, onChange }: SwitchSettingProps) => {
  const translate = useTranslate();
  const control = <Switch checked={checked} onChange={(_event, wanted) => onChange(wanted)} />;
  return <FormControlLabel control={control} label={translate(label)} labelPlacement="start" sx={{ justifyContent: 'space-between', marginInline: 0 }} />;
};
