import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import { rootFontSize, useFontScale } from '../settings/fontScale.ts';
import { isDark } from './schemes/themeSet.ts';
import { useSettings } from '../settings/settings.ts';

/** Fingers scroll by the page itself; only a mouse needs bars. */
const FINE_POINTER = '@media (pointer: fine)';

/** Styles of the whole document while the frame is in view: size of text, scroll bars, and stillness where it is asked for. */
export const RootStyles = () => {
  const theme = useTheme();
  const customScrollbars = useSettings(of => of.customScrollbars);
  const dark = useSettings(of => isDark(of.theme.main));
  const scale = useFontScale();
  const thumb = `${theme.vars.palette.text.secondary} transparent`;
  return (
    <GlobalStyles
      styles={{
        html: { fontSize: rootFontSize(scale) },
        ':root[data-still] *, :root[data-still] *::before, :root[data-still] *::after': { transition: 'none !important' },
        // The pages outside the frame follow the system; inside, the scheme decides, also for the browser's own controls.
        'html:root': { colorScheme: dark ? 'dark' : 'light' },
        ...(customScrollbars && { [FINE_POINTER]: { '*': { scrollbarWidth: 'thin', scrollbarColor: thumb } } }),
      }}
    />
  );
};
