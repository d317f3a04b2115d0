import Bolt from '@mui/icons-material/BoltOutlined';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import FormatSize from '@mui/icons-material/FormatSizeOutlined';
import FullscreenIcon from '@mui/icons-material/FullscreenOutlined';
import FullscreenExit from '@mui/icons-material/FullscreenExitOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Palette from '@mui/icons-material/PaletteOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Menu from '@mui/material/Menu';
import { useTranslate } from 'react-admin';
import { sidePanel } from '../sidePanel.ts';
import { ToolItem } from './ToolItem.tsx';
import { useFullscreen } from './useFullscreen.ts';
import { useLight } from './useLight.ts';

interface MoreChoiceProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  readonly onSize: () => void;
}

/** The tools themselves, as entries. */
export const MoreChoice = ({ anchor, onClose, onSize }: MoreChoiceProps) => {
  const translate = useTranslate();
  const [dark, turn] = useLight();
  const [full, fill] = useFullscreen();
  return (
    <Menu anchorEl={anchor} open onClose={onClose} onClick={onClose}>
      <ToolItem Icon={FormatSize} label={translate('navigation.fontSize')} onClick={onSize} />
      {document.fullscreenEnabled && (
        <ToolItem
          Icon={full ? FullscreenExit : FullscreenIcon}
          label={translate(full ? 'navigation.fullscreen.leave' : 'navigation.fullscreen.enter')}
          onClick={fill}
        />
      )}
      <ToolItem
        Icon={dark ? LightMode : DarkMode}
        label={translate(dark ? 'navigation.light' : 'navigation.dark')}
        onClick={turn}
      />
      <ToolItem Icon={Bolt} label={translate('navigation.quickPanel')} onClick={() => sidePanel.set('quick')} />
      <ToolItem Icon={SettingsIcon} label={translate('settings.title')} onClick={() => sidePanel.set('settings')} />
      <ToolItem Icon={Palette} label={translate('settings.schemes.title')} onClick={() => sidePanel.set('schemes')} />
    </Menu>
  );
};
