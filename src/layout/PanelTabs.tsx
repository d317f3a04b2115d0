import Palette from '@mui/icons-material/PaletteOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFrame } from './settings/useFrame.ts';
import { sidePanel, type SidePanelName } from './sidePanel.ts';
import { ToolButton } from '../engine/panels/ToolButton.tsx';
import { useEndEdge } from './useEndEdge.ts';

/** How much of the buttons stays in sight; the room that the page leaves at its end. */
const IN_SIGHT = 28;

const Tabs = styled('aside')(({ theme }) => ({
  position: 'fixed',
  insetBlockStart: 160,
  insetInlineEnd: `calc(var(--edge) + ${IN_SIGHT - 40}px)`,
  // Below a navigation on this side, from under which the buttons slide.
  zIndex: 999,
  display: 'grid',
  borderStartStartRadius: theme.shape.borderRadius,
  borderEndStartRadius: theme.shape.borderRadius,
  color: theme.vars.palette.secondary.contrastText,
  backgroundColor: theme.vars.palette.secondary.main,
  boxShadow: theme.shadows[4],
  transition: 'inset-inline-end 160ms',
  '&:hover, &:focus-within': { insetInlineEnd: 'var(--edge)' },
  // There, a menu of the toolbar has both.
  [theme.breakpoints.down('md')]: { display: 'none' },
  '@media print': { display: 'none' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
}));

const Opener = styled(ToolButton)({
  width: 40,
  height: 40,
  padding: 4,
  justifyContent: 'flex-start',
  color: 'inherit',
  borderRadius: 0,
});

interface TabProps {
  readonly panel: SidePanelName;
  /** Key of its name. */
  readonly label: string;
  readonly children: ReactNode;
}

const Tab = ({ panel, label, children }: TabProps) => (
  <Opener label={label} placement="left" aria-haspopup="dialog" onClick={() => sidePanel.set(panel)}>
    {children}
  </Opener>
);

/** The same for good: the place of the buttons changes with the navigation, they do not. */
const tabs = (
  <>
    <Tab panel="settings" label="settings.title">
      <SettingsIcon fontSize="small" />
    </Tab>
    <Tab panel="schemes" label="settings.schemes.title">
      <Palette fontSize="small" />
    </Tab>
  </>
);

/** The way to settings and colours, at the end edge of the page. */
export const PanelTabs = () => {
  const translate = useTranslate();
  const { panels } = useFrame();
  const edge = useEndEdge();
  if (!panels) return null;
  return (
    <Tabs aria-label={translate('settings.openers')} style={edge}>
      {tabs}
    </Tabs>
  );
};
