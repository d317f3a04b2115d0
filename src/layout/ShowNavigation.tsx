import Menu from '@mui/icons-material/MenuOutlined';
import Fab from '@mui/material/Fab';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { useNavbar } from '../navigation/NavbarContext.tsx';
import { useSettings } from '../settings/settings.ts';

/** Brings the navigation back where neither it nor the toolbar is in sight. */
export const ShowNavigation = () => {
  const translate = useTranslate();
  const { style, config } = useSettings().layout;
  const { narrow, open, setOpen, setDrawer } = useNavbar();
  const { navbar, toolbar } = config;
  const hidden = narrow || (style === 'layout1' && navbar.style !== 'style-2' && !open);
  if (!navbar.display || toolbar.display || !hidden) return null;
  const label = translate('navigation.show');
  const side = navbar.position === 'left' ? 'insetInlineStart' : 'insetInlineEnd';
  return (
    <Tooltip title={label}>
      <Fab
        size="small"
        color="primary"
        aria-label={label}
        onClick={() => (narrow ? setDrawer(true) : setOpen(true))}
        sx={{ position: 'fixed', insetBlockEnd: 48, [side]: 8, borderRadius: 1, width: 40, height: 40, '@media print': { display: 'none' } }}
      >
        <Menu />
      </Fab>
    </Tooltip>
  );
};
