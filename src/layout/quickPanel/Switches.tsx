import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { keepPreferences, usePreferences } from '../../authProvider/preferences.ts';

/** Choices that count at once; other devices learn them at the next sign-in. */
export function Switches() {
  const translate = useTranslate();
  const chosen = usePreferences();
  const hint = useId();
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
              onChange={(_event, notifications) => keepPreferences({ ...chosen, notifications })}
              slotProps={{ input: { 'aria-describedby': hint } }}
            />
          }
        />
        <FormHelperText id={hint}>{translate('pages.panel.notifications_hint')}</FormHelperText>
        <FormControlLabel
          label={translate('pages.panel.dense')}
          control={
            <Switch checked={chosen.dense} onChange={(_event, dense) => keepPreferences({ ...chosen, dense })} />
          }
        />
      </FormGroup>
    </section>
  );
}
