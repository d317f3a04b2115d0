import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type PageKey, pageKeys } from '#src/engine/keys/pageKeys.ts';
import { ReadDialog } from '#src/engine/messages/ReadDialog.tsx';
import { SwitchSetting } from '../settings/panel/SwitchSetting.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';

const names = Object.keys(pageKeys) as PageKey[];

const rows: readonly (readonly [key: string, does: string])[] = [
  ['Ctrl+K', 'navigation.search.palette'],
  ['Ctrl+S', 'ra.action.save'],
  ...names.map(name => [pageKeys[name].toUpperCase(), `navigation.keys.${name}`] as const),
  ['?', 'navigation.keys.title'],
];

interface KeysHelpProps {
  readonly onClose: () => void;
}

/** The keys of every page; those of single letters can be turned off. */
export const KeysHelp = ({ onClose }: KeysHelpProps) => {
  const translate = useTranslate();
  const letterKeys = useSettings(of => of.letterKeys);
  return (
    <ReadDialog fullWidth={false} title={translate('navigation.keys.title')} onClose={onClose}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 3, rowGap: 1, mt: 0 }}>
        {rows.map(([key, does]) => (
          <Box key={key} sx={{ display: 'contents' }}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {translate(does)}
            </Typography>
          </Box>
        ))}
      </Box>
      <SwitchSetting
        label="settings.letterKeys"
        checked={letterKeys}
        onChange={checked => changeSettings({ letterKeys: checked })}
      />
    </ReadDialog>
  );
};
