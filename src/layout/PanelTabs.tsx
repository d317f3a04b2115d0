import Palette from '@mui/icons-material/PaletteOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useFrame } from '../settings/useFrame.ts';
import { sidePanel } from './sidePanel.ts';

/** How much of the buttons stays in sight; the room that the page leaves at its end. */
const IN_SIGHT = 28;

const Tabs = styled('aside')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 160,
  insetInlineEnd: IN_SIGHT - 40,
  zIndex: 999,
  display: 'grid',
  borderStartStartRadius: theme.shape.borderRadius,
  borderEndStartRadius: theme.shape.borderRadius,
  color: theme.vars.palette.secondary.contrastText,
  backgroundColor: theme.vars.palette.secondary.main,
  boxShadow: theme.shadows[4],
  transition: 'inset-inline-end 160ms',
  '&:hover, &:focus-within': { insetInlineEnd: 0 },
  // There, a menu of the toolbar has both.
  [theme.breakpoints.down('md')]: { display: 'none' },
  '@media print': { display: 'none' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

const Tab = styled(IconButton)({ width: 40, height: 40, padding: 4, justifyContent: 'flex-start', color: 'inherit', borderRadius: 0 });

/** The way to settings and colours, at the edge of the window. */
export const PanelTabs = () => {
  const translate = useTranslate();
  const { panels } = useFrame();
  if (!panels) return null;
  return (
    <Tabs aria-label={translate('settings.title')}>
      <Tab aria-label={translate('settings.title')} aria-haspopup="dialog" onClick={() => sidePanel.set('settings')}>
        <SettingsIcon fontSize="small" />
      </Tab>
      <Tab aria-label={translate('settings.schemes.title')} aria-haspopup="dialog" onClick={() => sidePanel.set('schemes')}>
        <Palette fontSize="small" />
      </Tab>
    </Tabs>
  );
};
