import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { schemeNamed, schemeNames } from '../../theme/schemes/schemes.ts';
import { themedParts } from '../../theme/schemes/themeSet.ts';
import { changeSettings, useSettings } from '../settings.ts';

/** The scheme of each part of the frame on its own. */
export const ThemeSettings = () => {
  const translate = useTranslate();
  const theme = useSettings(of => of.theme);
  return (
    <Stack spacing={2}>
      <Typography variant="h6" component="h3">
        {translate('settings.theme')}
      </Typography>
      {themedParts.map(part => (
        <TextField
          key={part}
          select
          margin="none"
          label={translate(`settings.parts.${part}`)}
          value={theme[part]}
          onChange={event => changeSettings({ theme: { ...theme, [part]: schemeNamed(event.target.value) } })}
        >
          {schemeNames.map(name => (
            <MenuItem key={name} value={name}>
              {translate(`settings.schemes.names.${name}`)}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Stack>
  );
};
