import Menu from '@mui/icons-material/MenuOutlined';
import { requestFocus, claimFocus } from '../navigation/handOver.ts';
import { useDrawer, useNarrow, useNavbarOpen } from '../navigation/navbarState.ts';
import { useFrame } from '../settings/useFrame.ts';
import { ToolButton } from '../../engine/panels/ToolButton.tsx';

/** Shows and hides the navigation, where its own style has no button for that in sight. */
export const NavigationToggle = () => {
  const { style, config } = useFrame();
  const narrow = useNarrow();
  const [open, setOpen] = useNavbarOpen();
  const [drawer, setDrawer] = useDrawer();
  const { navbar } = config;
  const tabbed = navbar.style === 'style-3' || navbar.style === 'style-3-dense';
  const beside = style === 'layout1' && (tabbed || (navbar.style === 'style-1' && !open));
  if (!navbar.display || !(narrow || beside)) return null;
  const shown = narrow ? drawer : open;
  const turn = () => {
    if (narrow) return setDrawer(true);
    // In the other styles it stays, and keeps the focus.
    if (navbar.style === 'style-1') requestFocus();
    return setOpen(!open);
  };
  return (
    <ToolButton
      ref={claimFocus}
      label={shown ? 'navigation.close' : 'navigation.show'}
      aria-expanded={shown}
      onClick={turn}
    >
      <Menu />
    </ToolButton>
  );
};
