import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocation } from 'react-router';
import { type FramePart, hiddenAt } from '../routeSettings.ts';
import { useSettings } from './settings.ts';
import type { LayoutConfig, Settings } from './SettingsModel.ts';
import { stableByContent } from './stableByContent.ts';

type Frame = Settings['layout'] & { readonly panels: boolean };

const without = (config: LayoutConfig, hidden: readonly FramePart[]): LayoutConfig => ({
  ...config,
  navbar: { ...config.navbar, display: config.navbar.display && !hidden.includes('navbar') },
  toolbar: { ...config.toolbar, display: config.toolbar.display && !hidden.includes('toolbar') },
  footer: { ...config.footer, display: config.footer.display && !hidden.includes('footer') },
});

const steadyLayout = stableByContent<Settings['layout']>();

/** The layout as all but the navigation see it: whether that is folded, it alone has to know. */
const unfolded = ({ layout: { style, config } }: Settings): Settings['layout'] =>
  steadyLayout({ style, config: { ...config, navbar: { ...config.navbar, folded: false } } });

/** The layout as chosen, whatever the page in view hides of it: another page draws nothing anew that asks no more. */
export const useLayout = (): Settings['layout'] => useSettings(unfolded);

/** A phone has the way to settings, language and log-out in its toolbar alone: there it always shows. */
const onPhone = (config: LayoutConfig): LayoutConfig => ({ ...config, toolbar: { ...config.toolbar, display: true } });

/** Whether the screen is as narrow as a phone's. */
export const usePhone = (): boolean => useMediaQuery(theme => theme.breakpoints.down('md'), { noSsr: true });

/**
 * The layout as the screen and the page in view want it. The settings themselves stay as they are, and count again
 * elsewhere. Whether the navigation is folded, `useFolded` tells.
 */
export function useFrame(): Frame {
  const { style, config } = useLayout();
  const phone = usePhone();
  const hidden = hiddenAt(useLocation().pathname);
  const shown = phone ? onPhone(config) : config;
  return { style, config: hidden.length ? without(shown, hidden) : shown, panels: !hidden.includes('panels') };
}
