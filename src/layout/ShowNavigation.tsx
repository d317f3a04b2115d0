import { useNavbar } from '../navigation/NavbarContext.tsx';
import { useFrame } from '../settings/useFrame.ts';
import { onDemand } from '../onDemand/onDemand.tsx';

const ShowButton = onDemand(async () => (await import('./ShowButton.tsx')).ShowButton);

/** Brings the navigation back where neither it nor the toolbar is in sight. */
export const ShowNavigation = () => {
  const { style, config } = useFrame();
  const { narrow, open, setOpen, setDrawer } = useNavbar();
  const { navbar, toolbar } = config;
  const hidden = narrow || (style === 'layout1' && navbar.style !== 'style-2' && !open);
  if (!navbar.display || toolbar.display || !hidden) return null;
  return (
    <ShowButton side={navbar.position === 'left' ? 'insetInlineStart' : 'insetInlineEnd'} onClick={() => (narrow ? setDrawer(true) : setOpen(true))} />
  );
};
