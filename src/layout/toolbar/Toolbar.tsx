import Search from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useContext } from 'react';
import { Brand } from '../navigation/Brand.tsx';
import { paletteOpen } from '../navigation/search/palette.ts';
import { SearchEntry } from '../navigation/search/SearchEntry.tsx';
import { useLayout } from '../settings/useFrame.ts';
import { FontSize } from './FontSize.tsx';
import { Fullscreen } from './Fullscreen.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LightOrDark } from './LightOrDark.tsx';
import { NavigationToggle } from './NavigationToggle.tsx';
import { QuickPanelToggle } from './QuickPanelToggle.tsx';
import { Refresh } from './Refresh.tsx';
import { ToolButton } from '../../engine/panels/ToolButton.tsx';
import { ToolbarSlot } from './ToolbarSlot.ts';
import { UserMenu } from './UserMenu.tsx';
import { onDemand } from '../../engine/onDemand/onDemand.tsx';

/** As wide as the button that is on its way, so that the others stay where they are when it comes. */
const Room = () => <Box sx={{ width: 40, flexShrink: 0 }} />;

const MoreTools = onDemand(async () => (await import('./MoreTools.tsx')).MoreTools, Room);

/** Searches, and the choices of the person at the screen. On a phone, what is wanted rarely stands in a menu. */
export const Toolbar = () => {
  const { style, config } = useLayout();
  const tools = useContext(ToolbarSlot);
  const phone = useMediaQuery(theme => theme.breakpoints.down('md'), { noSsr: true });
  const atEnd = style === 'layout1' && config.navbar.position === 'right';
  return (
    <>
      {!atEnd && <NavigationToggle />}
      {style === 'layout3' && <Brand folded={phone} />}
      <Box sx={{ flex: 1, minWidth: 0, paddingInline: 1 }}>{!phone && <SearchEntry />}</Box>
      {phone && (
        <ToolButton label="navigation.search.label" aria-haspopup="dialog" onClick={() => paletteOpen.set(true)}>
          <Search />
        </ToolButton>
      )}
      {tools}
      <LanguageMenu />
      {phone ? (
        <MoreTools />
      ) : (
        <>
          <FontSize />
          <Fullscreen />
          <LightOrDark />
          <QuickPanelToggle />
        </>
      )}
      <Refresh />
      <UserMenu />
      {atEnd && <NavigationToggle />}
    </>
  );
};
