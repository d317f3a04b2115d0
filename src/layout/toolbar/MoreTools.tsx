import Bolt from '@mui/icons-material/BoltOutlined';
import DarkMode from '@mui/icons-material/DarkModeOutlined';
import MoreVert from '@mui/icons-material/MoreVertOutlined';
import FormatSize from '@mui/icons-material/FormatSizeOutlined';
import FullscreenIcon from '@mui/icons-material/FullscreenOutlined';
import FullscreenExit from '@mui/icons-material/FullscreenExitOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import Palette from '@mui/icons-material/PaletteOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import Menu from '@mui/material/Menu';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { sidePanel } from '../sidePanel.ts';
import { ToolButton } from '../../engine/panels/ToolButton.tsx';
import { ToolItem } from './ToolItem.tsx';
import { overlay } from '../../engine/onDemand/overlay.tsx';
import { useFullscreen } from './useFullscreen.ts';
import { useLight } from './useLight.ts';

const FontSizePopover = overlay(async () => (await import('./FontSizePopover.tsx')).FontSizePopover);

/** What a phone's toolbar has no room for. */
export const MoreTools = () => {
  const translate = useTranslate();
  const [dark, turn] = useLight();
  const [full, fill] = useFullscreen();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [sizing, setSizing] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <ToolButton
        label="navigation.more"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </ToolButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} onClick={close}>
        <ToolItem Icon={FormatSize} label={translate('navigation.fontSize')} onClick={() => setSizing(anchor)} />
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
      {sizing && <FontSizePopover anchor={sizing} onClose={() => setSizing(null)} />}
    </>
  );
};
