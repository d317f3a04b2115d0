import GlobalStyles from '@mui/material/GlobalStyles';
import { useTheme } from '@mui/material/styles';
import { rootFontSize, useFontScale } from '../settings/fontScale.ts';
import { useSettings } from '../settings/settings.ts';
import { modeAttribute } from './themes.ts';

/** Fingers scroll by the page itself; only a mouse needs bars. */
const FINE_POINTER = '@media (pointer: fine)';

/**
 * Styles of the whole document while the frame is in view: size of text, scroll bars, and stillness where it is asked
 * for.
 */
export const RootStyles = () => {
  const theme = useTheme();
  const customScrollbars = useSettings(of => of.customScrollbars);
  const scale = useFontScale();
  const thumb = `${theme.vars.palette.text.secondary} transparent`;
  return (
    <GlobalStyles
      styles={{
        html: { fontSize: rootFontSize(scale) },
        ':root[data-still] *, :root[data-still] *::before, :root[data-still] *::after': {
          transition: 'none !important',
        },
        // The pages outside the frame follow the system; inside, the scheme decides, also for the browser's own
        // controls.
        'html:root': { colorScheme: 'light' },
        [`html:root[${modeAttribute('main')}="dark"]`]: { colorScheme: 'dark' },
        ...(customScrollbars && { [FINE_POINTER]: { '*': { scrollbarWidth: 'thin', scrollbarColor: thumb } } }),
      }}
    />
  );
};
