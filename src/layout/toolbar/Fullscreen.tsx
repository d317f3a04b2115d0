import FullscreenIcon from '@mui/icons-material/FullscreenOutlined';
import FullscreenExit from '@mui/icons-material/FullscreenExitOutlined';
import { ToolButton } from '../../engine/panels/ToolButton.tsx';
import { useFullscreen } from './useFullscreen.ts';

/** Fills the screen with the page, and back. */
export const Fullscreen = () => {
  const [full, toggle] = useFullscreen();
  if (!document.fullscreenEnabled) return null;
  return (
    <ToolButton
      label={full ? 'navigation.fullscreen.leave' : 'navigation.fullscreen.enter'}
      color={full ? 'error' : 'inherit'}
      onClick={toggle}
    >
      {full ? <FullscreenExit /> : <FullscreenIcon />}
    </ToolButton>
  );
};
