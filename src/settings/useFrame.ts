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

let steady: { readonly text: string; readonly layout: Settings['layout'] } | undefined;

/** The layout, the same object for as long as nothing changes but whether the navigation is folded, which it alone has to know. */
function steadyLayout({ layout }: Settings): Settings['layout'] {
  const { config } = layout;
  const text = JSON.stringify({ ...layout, config: { ...config, navbar: { ...config.navbar, folded: null } } });
  if (steady?.text !== text) steady = { text, layout };
  return steady.layout;
}

/** The layout as the page in view wants it. The settings themselves stay as they are, and count again on the next page. Whether the navigation is folded, `useFolded` tells. */
export function useFrame(): Frame {
  const layout = useSettings(steadyLayout);
  const hidden = hiddenAt[useLocation().pathname];
  if (!hidden) return { ...layout, panels: true };
  return { style: layout.style, config: without(layout.config, hidden), panels: !hidden.includes('panels') };
}
