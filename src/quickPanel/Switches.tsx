import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { keepPreferences, type Preferences, usePreferences } from '../session/preferences.ts';
import { useUserData } from './useUserData.ts';

/** Choices that count at once; other devices learn them at the next sign-in. */
export function Switches() {
  const translate = useTranslate();
  const notify = useNotify();
  const save = useUserData();
  const chosen = usePreferences();
  const hint = useId();
  const choose = async (next: Preferences) => {
    keepPreferences(next);
    try {
      await save({ preferences: next });
    } catch (error) {
      notify('pages.panel.not_saved', { type: 'error', messageArgs: { reason: error instanceof Error ? translate(error.message, { _: error.message }) : '' } });
    }
  };
  return (
    <section aria-label={translate('pages.panel.switches')}>
      <Typography variant="h6" component="h3">
        {translate('pages.panel.switches')}
      </Typography>
      <FormGroup>
        <FormControlLabel
          label={translate('pages.panel.notifications')}
          control={
            <Switch
              checked={chosen.notifications}
              onChange={(_event, notifications) => void choose({ ...chosen, notifications })}
              slotProps={{ input: { 'aria-describedby': hint } }}
            />
          }
        />
        <FormHelperText id={hint}>{translate('pages.panel.notifications_hint')}</FormHelperText>
        <FormControlLabel
          label={translate('pages.panel.dense')}
          control={<Switch checked={chosen.dense} onChange={(_event, dense) => void choose({ ...chosen, dense })} />}
        />
      </FormGroup>
    </section>
  );
}
