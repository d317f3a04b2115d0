import { requestFocus } from './navigation/handOver.ts';
import { useDrawer, useNarrow, useNavbarOpen } from './navigation/navbarState.ts';
import { useFrame } from './settings/useFrame.ts';
import { onDemand } from '../engine/onDemand/onDemand.tsx';

const ShowButton = onDemand(async () => (await import('./ShowButton.tsx')).ShowButton);

/** Brings the navigation back where neither it nor the toolbar is in sight. */
export const ShowNavigation = () => {
  const { style, config } = useFrame();
  const narrow = useNarrow();
  const [open, setOpen] = useNavbarOpen();
  const [, setDrawer] = useDrawer();
  const { navbar, toolbar } = config;
  const hidden = narrow || (style === 'layout1' && navbar.style !== 'style-2' && !open);
  if (!navbar.display || toolbar.display || !hidden) return null;
  const show = () => {
    if (narrow) return setDrawer(true);
    requestFocus();
    return setOpen(true);
  };
  return <ShowButton side={navbar.position === 'left' ? 'insetInlineStart' : 'insetInlineEnd'} onClick={show} />;
};
