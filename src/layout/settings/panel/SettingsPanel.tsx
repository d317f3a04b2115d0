import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { type PanelProps, SideDrawer } from '../../SideDrawer.tsx';
import { changeSettings, settings, useSettings, withLayout } from '../settings.ts';
import { defaultSettings, directions, layoutStyles } from '../SettingsModel.ts';
import { ChoiceSetting } from './ChoiceSetting.tsx';
import { LayoutSettings } from './LayoutSettings.tsx';
import { showAsJson } from './SettingsText.tsx';
import { SwitchSetting } from './SwitchSetting.tsx';
import { ThemeSettings } from './ThemeSettings.tsx';

/** In pixels (specification, section 9). */
const WIDTH = 380;

/** Every setting of the frame; each shows at once. */
export const SettingsPanel = (panel: PanelProps) => {
  const translate = useTranslate();
  const { layout, direction, customScrollbars, letterKeys } = useSettings();
  return (
    <SideDrawer {...panel} title={translate('settings.title')} width={WIDTH}>
      <Stack spacing={2.5} divider={<Divider />}>
        <Stack spacing={2}>
          <ChoiceSetting
            label="settings.layout"
            values={layoutStyles}
            words="settings.layouts"
            value={layout.style}
            onChange={style => changeSettings(withLayout(settings(), style))}
          />
          <LayoutSettings />
        </Stack>
        <ThemeSettings />
        <SwitchSetting
          label="settings.scrollbars"
          checked={customScrollbars}
          onChange={checked => changeSettings({ customScrollbars: checked })}
        />
        <SwitchSetting
          label="settings.letterKeys"
          checked={letterKeys}
          onChange={checked => changeSettings({ letterKeys: checked })}
        />
        <ChoiceSetting
          label="settings.direction"
          values={directions}
          words="settings.directions"
          value={direction}
          onChange={chosen => changeSettings({ direction: chosen })}
        />
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => changeSettings(defaultSettings)}>
            {translate('settings.reset')}
          </Button>
          <Button onClick={showAsJson}>{translate('settings.json')}</Button>
        </Stack>
      </Stack>
    </SideDrawer>
  );
};
