import { styled } from '@mui/material/styles';
import { LoadingIndicator, SidebarToggleButton, ToggleThemeButton } from 'react-admin';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { PageTitle } from './PageTitle.tsx';

/** In pixels; what sticks below it needs to know. */
export const HEADER_HEIGHT = 56;

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  height: HEADER_HEIGHT,
  paddingInline: theme.spacing(1),
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.paper,
  '@media print': { display: 'none' },
}));

/** The bar above every page: where one is, and the choices of the person at the screen. */
export const Header = () => (
  <Bar>
    <SidebarToggleButton />
    <PageTitle />
    <LanguageMenu />
    <ToggleThemeButton />
    <LoadingIndicator />
    <AccountMenu />
  </Bar>
);
