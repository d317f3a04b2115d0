import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import { ToolButton } from '../../engine/panels/ToolButton.tsx';
import { useLight } from './useLight.ts';

/** Turns the light on or off. */
export const LightOrDark = () => {
  const [dark, turn] = useLight();
  return (
    <ToolButton label={dark ? 'navigation.light' : 'navigation.dark'} onClick={turn}>
      {dark ? <LightMode fontSize="small" /> : <DarkMode fontSize="small" />}
    </ToolButton>
  );
};
