import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRtl } from '@mui/system/RtlProvider';
import { useTranslate } from 'react-admin';
import { useNarrow } from '../../navigation/navbarState.ts';
import { idleReason } from '../idleControls.ts';
import { layoutControls, optionOf, type PartControl, withOption } from '../layoutControls.ts';
import { changeSettings, useSettings } from '../settings.ts';
import { usePhone } from '../useFrame.ts';
import { type LayoutConfig, modes, scrolls } from '../SettingsModel.ts';
import { ChoiceSetting } from './ChoiceSetting.tsx';
import { SwitchSetting } from './SwitchSetting.tsx';
import { WidthSetting } from './WidthSetting.tsx';

interface OptionProps {
  readonly control: PartControl;
  readonly config: LayoutConfig;
  readonly idle: string;
  onChange(config: LayoutConfig): void;
}

const Option = ({ control, config, idle, onChange }: OptionProps) => {
  const rtl = useRtl();
  const { part, option, values } = control;
  const label = `settings.${part}.${option}`;
  const value = optionOf(config, control);
  const change = (wanted: string | boolean) => onChange(withOption(config, control, wanted));
  if (!values) return <SwitchSetting label={label} checked={value === true} idle={idle} onChange={change} />;
  // What stands at the start of a line is on the right where writing goes that way.
  const words = `settings.${option === 'position' && rtl ? 'mirrored' : 'values'}`;
  return (
    <ChoiceSetting label={label} values={values} words={words} value={String(value)} idle={idle} onChange={change} />
  );
};

/** The options of the present layout. */
export const LayoutSettings = () => {
  const translate = useTranslate();
  const layout = useSettings(of => of.layout);
  const narrow = useNarrow();
  const phone = usePhone();
  const { style, config } = layout;
  const idleAt = (control: PartControl) => {
    const reason = idleReason(control, { layout, narrow, phone });
    return reason ? translate(`settings.idle.${reason}`) : '';
  };
  const change = (changed: LayoutConfig) => changeSettings({ layout: { style, config: changed } });
  return (
    <Stack spacing={2}>
      <ChoiceSetting
        label="settings.mode"
        values={modes}
        words="settings.modes"
        value={config.mode}
        onChange={mode => change({ ...config, mode })}
      />
      <WidthSetting
        key={style}
        width={config.containerWidth}
        idle={config.mode === 'fullwidth'}
        onChange={containerWidth => change({ ...config, containerWidth })}
      />
      {style === 'layout3' && (
        <ChoiceSetting
          label="settings.scroll"
          values={scrolls}
          words="settings.scrolls"
          value={config.scroll}
          onChange={scroll => change({ ...config, scroll })}
        />
      )}
      {layoutControls[style].map(control => (
        <Option
          key={`${control.part} ${control.option}`}
          control={control}
          config={config}
          idle={idleAt(control)}
          onChange={change}
        />
      ))}
      <Typography variant="caption" color="textSecondary">
        {translate('settings.note')}
      </Typography>
    </Stack>
  );
};
