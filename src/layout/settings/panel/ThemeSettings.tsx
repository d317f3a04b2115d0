import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ChoiceBox } from '#src/engine/choices/ChoiceBox.tsx';
import { schemeNames } from '../../theme/schemes/schemes.ts';
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
        <ChoiceBox
          key={part}
          margin="none"
          label={translate(`settings.parts.${part}`)}
          value={theme[part]}
          onChoose={value => changeSettings({ theme: { ...theme, [part]: value } })}
          options={schemeNames.map(name => [name, translate(`settings.schemes.names.${name}`)] as const)}
        />
      ))}
    </Stack>
  );
};
