import Menu from '@mui/icons-material/MenuOutlined';
import { useTranslate } from 'react-admin';
import { useNavbar } from '../../navigation/NavbarContext.tsx';
import { useFrame } from '../../settings/useFrame.ts';
import { ToolButton } from './ToolButton.tsx';

/** Shows and hides the navigation, where its own style has no button for that in sight. */
export const NavigationToggle = () => {
  const translate = useTranslate();
  const { style, config } = useFrame();
  const { narrow, open, drawer, setOpen, setDrawer } = useNavbar();
  const { navbar } = config;
  const tabbed = navbar.style === 'style-3' || navbar.style === 'style-3-dense';
  const beside = style === 'layout1' && (tabbed || (navbar.style === 'style-1' && !open));
  if (!navbar.display || !(narrow || beside)) return null;
  const shown = narrow ? drawer : open;
  return (
    <ToolButton
      label={translate(shown ? 'navigation.close' : 'navigation.show')}
      aria-expanded={shown}
      onClick={() => (narrow ? setDrawer(true) : setOpen(!open))}
    >
      <Menu />
    </ToolButton>
  );
};
