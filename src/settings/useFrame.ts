import { useLocation } from 'react-router';
import { useSettings } from './settings.ts';
import type { LayoutConfig, Settings } from './SettingsModel.ts';

type FramePart = 'navbar' | 'toolbar' | 'footer' | 'panels';

const everything: readonly FramePart[] = ['navbar', 'toolbar', 'footer', 'panels'];

/** What a page below `/apps` hides of the frame while it is in view; pages outside, such as the sign-in, have none. */
const hiddenAt: Readonly<Record<string, readonly FramePart[]>> = { '/apps/authentication-error': everything };

type Frame = Settings['layout'] & { readonly panels: boolean };

const without = (config: LayoutConfig, hidden: readonly FramePart[]): LayoutConfig => ({
  ...config,
  navbar: { ...config.navbar, display: config.navbar.display && !hidden.includes('navbar') },
  toolbar: { ...config.toolbar, display: config.toolbar.display && !hidden.includes('toolbar') },
  footer: { ...config.footer, display: config.footer.display && !hidden.includes('footer') },
});

/** The layout as the page in view wants it. The settings themselves stay as they are, and count again on the next page. */
export function useFrame(): Frame {
  const layout = useSettings(of => of.layout);
  const hidden = hiddenAt[useLocation().pathname];
  if (!hidden) return { ...layout, panels: true };
  return { style: layout.style, config: without(layout.config, hidden), panels: !hidden.includes('panels') };
}
